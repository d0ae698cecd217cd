import type { controls as english } from '#lib/texts/en/controls.ts';
import { pluralIn } from '#lib/texts/plural.ts';
import type { Translated } from '#lib/texts/translated.ts';

const plural = pluralIn('fr');

export const controls: Translated<typeof english> = {
  typeToSearch: 'Tapez pour chercher',
  clear: 'Effacer',
  options: 'Choix',
  loading: 'Chargement…',
  nothingFound: 'Aucun résultat',
  optionCount: (count) => `${count} choix possible${plural(count, '', 's')}`,
};
