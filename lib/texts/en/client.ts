import type { Language } from '#lib/domain/language.ts';
import { budget } from './budget.ts';
import { compare } from './compare.ts';
import { contact } from './contact.ts';
import { controls } from './controls.ts';
import { features } from './features.ts';
import { forms } from './forms.ts';
import { gallery } from './gallery.ts';
import { layout } from './layout.ts';
import { loan } from './loan.ts';
import { numbers } from './numbers.ts';
import { search } from './search.ts';
import { searchBox } from './search-box.ts';
import { offer } from './offer.ts';
import { saved } from './saved.ts';
import { sent } from './sent.ts';
import { share } from './share.ts';
import { vehicle } from './vehicle.ts';
import { words } from './words.ts';

const language: Language = 'en';

/** The texts of components that may run in the browser: part of the script of every English page. */
export const clientTexts = {
  language,
  budget,
  compare,
  contact,
  controls,
  features,
  forms,
  gallery,
  layout,
  loan,
  numbers,
  offer,
  saved,
  search,
  searchBox,
  sent,
  share,
  vehicle,
  words,
};
