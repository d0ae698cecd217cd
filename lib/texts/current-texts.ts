import { languageOf, type Language } from '#lib/domain/language.ts';
import { currentRender } from '#lib/platform/page-render.ts';
import * as english from './en/server.ts';
import * as french from './fr/server.ts';
import type { Texts } from './texts.ts';

/** For the server only, since it holds every language. */
export const TEXTS: Record<Language, Texts> = { en: english, fr: french };

/** The texts in the language of the page being rendered; English outside a render. */
export function texts(): Texts {
  return TEXTS[languageOf(currentRender()?.address ?? '/')];
}
