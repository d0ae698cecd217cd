import type { ClientTexts } from '#lib/texts/texts.ts';
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

export const clientTexts: ClientTexts = {
  language: 'fr',
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
