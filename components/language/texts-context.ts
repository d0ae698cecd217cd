import { createContext } from 'react';
import type { ClientTexts } from '#lib/texts/texts.ts';

/** The texts in the page's language. Without a default, since each visitor loads one language. */
export const TextsContext = createContext<ClientTexts | null>(null);
