import { texts } from '#lib/texts/current-texts.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';

/** `#use-texts` in React's server layer. It offers the texts of the browser only, so that a component works in both. */
export function useTexts(): ClientTexts {
  return texts();
}
