import type { auction as english } from '#lib/texts/en/auction.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const auction: Translated<typeof english> = {
  heading: 'Note d’enchère',
  scale: 'Les notes, de la plus basse à la plus haute',
  meanings: {
    '2': 'Note 2 : une voiture qui demande de vrais travaux.',
    '3': 'Note 3 : une voiture qui demande des travaux, avec par exemple des bosses et de grandes rayures.',
    '3.5': 'Note 3,5 : une voiture qui a vécu, avec des rayures visibles et peut-être un panneau repeint.',
    '4': 'Note 4 : une bonne voiture d’occasion, honnête, avec quelques rayures.',
    '4.5': 'Note 4,5 : une voiture très propre, avec des marques qu’il faut chercher.',
    '5': 'Note 5 : une voiture presque neuve.',
  },
  source:
    'Un inspecteur de la maison d’enchères donne la note avant la vente. Elle figure sur la feuille d’enchère.',
  ask: 'Demander la feuille',
  askMessage: (car, address) => `Bonjour, puis-je voir la feuille d’enchère de ${car} ? ${address}`,
  blog: 'En savoir plus sur les feuilles d’enchère',
};
