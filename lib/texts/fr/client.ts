import type { ClientTexts } from '#lib/texts/texts.ts';
import { compare } from './compare.ts';
import { forms } from './forms.ts';
import { gallery } from './gallery.ts';
import { layout } from './layout.ts';
import { loan } from './loan.ts';
import { sent } from './sent.ts';
import { share } from './share.ts';

export const clientTexts: ClientTexts = {
  language: 'fr',
  compare,
  forms,
  gallery,
  layout,
  loan,
  sent,
  share,
};
