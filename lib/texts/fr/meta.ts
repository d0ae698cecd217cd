import type { meta as english } from '#lib/texts/en/meta.ts';
import type { Translated } from '#lib/texts/translated.ts';

const list = new Intl.ListFormat('fr');

export const meta: Translated<typeof english> = {
  factOf: (subject, fact) => `${subject} : ${fact}`,
  reference: (reference) => `RÉF ${reference}`,
  compare: (titles) => `Comparer ${list.format(titles)}`,
  colourCode: 'Code couleur',
  auctionGrade: 'Note d’enchère',
  compareCars: 'Comparer des voitures',
  sharePicture: 'Voitures reconditionnées et d’occasion à Maurice',
  compareDescription:
    'Deux voitures côte à côte : prix, disponibilité et chaque ligne de leur fiche technique.',
};
