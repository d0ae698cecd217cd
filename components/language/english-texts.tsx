'use client';

import type { ReactNode } from 'react';
import * as english from '#lib/texts/en/client.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import { TextsContext } from './use-texts.ts';

const TEXTS: ClientTexts = english;

/** Hands the English texts to client components. */
export function EnglishTexts({ children }: { children: ReactNode }) {
  return <TextsContext value={TEXTS}>{children}</TextsContext>;
}
