import type { Language } from '#lib/domain/language.ts';
import type * as client from './en/client.ts';
import type * as server from './en/server.ts';
import type { Translated } from './translated.ts';

/** The texts of one language that the browser gets. */
export type ClientTexts = { language: Language } & Translated<Omit<typeof client, 'language'>>;

/** All texts of one language. */
export type Texts = { language: Language } & Translated<Omit<typeof server, 'language'>>;
