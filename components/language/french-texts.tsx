'use client';

import type { ReactNode } from 'react';
import * as texts from '#lib/texts/fr/client.ts';
import { TextsContext } from './use-texts.ts';

/** Hands the French texts to client components. */
export function FrenchTexts({ children }: { children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}
