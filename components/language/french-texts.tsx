'use client';

import type { ReactNode } from 'react';
import * as french from '#lib/texts/fr/client.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import { TextsContext } from './use-texts.ts';

const TEXTS: ClientTexts = french;

/** Hands the French texts to client components. */
export function FrenchTexts({ children }: { children: ReactNode }) {
  return <TextsContext value={TEXTS}>{children}</TextsContext>;
}
