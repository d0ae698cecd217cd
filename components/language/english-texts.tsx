'use client';

import type { ReactNode } from 'react';
import * as texts from '#lib/texts/en/client.ts';
import { TextsContext } from './use-texts.ts';

/** Hands the English texts to client components. */
export function EnglishTexts({ children }: { children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}
