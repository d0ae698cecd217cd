import type { Language } from '#lib/domain/language.ts';
import type * as client from './en/client.ts';
import type * as server from './en/server.ts';

type Text = string | ((...values: never[]) => string);

/** Texts in another language: the same keys, and functions with the same parameters. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : English[Key] extends Text
      ? string
      : Translated<English[Key]>;
};

/** The texts of one language that the browser gets. */
export type ClientTexts = { language: Language } & Translated<Omit<typeof client, 'language'>>;

/** All texts of one language. */
export type Texts = { language: Language } & Translated<Omit<typeof server, 'language'>>;
