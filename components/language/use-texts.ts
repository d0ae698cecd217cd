import { createContext, use } from 'react';
import type { ClientTexts } from '#lib/texts/texts.ts';

/** The texts in the page's language. Without a default, since each visitor loads one language. */
export const TextsContext = createContext<ClientTexts | null>(null);

/** `#use-texts` outside React's server layer: the texts in the language of the page. */
export function useTexts(): ClientTexts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('A component with texts is outside EnglishTexts and FrenchTexts');
  return texts;
}
