import type { searchBox as english } from '#lib/texts/en/search-box.ts';
import { pluralIn } from '#lib/texts/plural.ts';
import type { Translated } from '#lib/texts/translated.ts';

const plural = pluralIn('fr');

export const searchBox: Translated<typeof english> = {
  name: 'Mots',
  label: 'Chercher parmi les véhicules',
  placeholder: 'Modèle, budget ou RÉF',
  submit: 'Trouver des voitures',
  suggestions: 'Suggestions',
  count: (count) => `${count} ${plural(count, 'suggestion', 'suggestions')}`,
};
