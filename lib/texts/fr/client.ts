import type { ClientTexts } from '#lib/texts/texts.ts';
import { layout } from './layout.ts';
import { loan } from './loan.ts';
import { sent } from './sent.ts';

export const clientTexts: ClientTexts = { language: 'fr', layout, loan, sent };
