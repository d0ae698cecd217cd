import type { Language } from '#lib/domain/language.ts';
import { compare } from './compare.ts';
import { forms } from './forms.ts';
import { gallery } from './gallery.ts';
import { layout } from './layout.ts';
import { loan } from './loan.ts';
import { sent } from './sent.ts';
import { share } from './share.ts';

const language: Language = 'en';

/** The texts of components that may run in the browser: part of the script of every English page. */
export const clientTexts = { language, compare, forms, gallery, layout, loan, sent, share };
