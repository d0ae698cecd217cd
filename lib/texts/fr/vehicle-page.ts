import type * as english from '#lib/texts/en/vehicle-page.ts';
import type { Translated } from '#lib/texts/texts.ts';

export const vehiclePage: Translated<typeof english.vehiclePage> = {
  overview: 'Caractéristiques du véhicule',
  loanCalculator: 'Calculateur de prêt',
  features: 'ÉQUIPEMENTS',
  terms: { priceIncludes: 'Ce que le prix comprend', warranty: 'Ce qui est garanti' },
  sold: 'Cette voiture est vendue',
  seeOthers: 'Voir d’autres voitures',
  similar: 'Voitures similaires',
  featured: 'Notre sélection',
  seeAll: 'Voir toutes les voitures',
  seeAllOf: (make) => `Voir toutes les voitures ${make}`,
  notFound: (car) => `Cette ${car || 'voiture'} n’est plus disponible`,
  mayBeSold: 'Elle a peut-être été vendue. Toutes nos voitures sont dans la liste des véhicules.',
  askOnWhatsApp: 'Se renseigner sur WhatsApp',
  askSimilarOnWhatsApp: 'Demander une voiture similaire sur WhatsApp',
  named: (reference, car) => `RÉF #${reference}, ${car}`,
  messages: {
    interested: (reference, car, price) =>
      `Bonjour, je m’intéresse à la voiture RÉF #${reference}, ${car}, ${price}.`,
    whatPrice: (reference, car) =>
      `Bonjour, je m’intéresse à la voiture RÉF #${reference}, ${car}. Quel est son prix ?`,
    haveSimilar: (reference, car) =>
      `Bonjour, je vois que la voiture RÉF #${reference}, ${car}, est vendue. En avez-vous une similaire ?`,
  },
  shared: {
    forSale: (car, reference, price) => `${car}, RÉF #${reference}, ${price}`,
    soldCar: (car, reference) => `${car}, RÉF #${reference}, VENDUE`,
  },
};

export const auction: Translated<typeof english.auction> = {
  heading: 'Note d’enchère',
  scale: 'Les notes, de la plus basse à la plus haute',
  meanings: {
    '2': 'Note 2 : une voiture qui demande de vrais travaux.',
    '3': 'Note 3 : une voiture qui demande des travaux, avec par exemple des bosses et de grandes rayures.',
    '3.5': 'Note 3,5 : une voiture qui a vécu, avec des rayures visibles et peut-être un panneau repeint.',
    '4': 'Note 4 : une bonne voiture d’occasion, honnête, avec quelques rayures.',
    '4.5': 'Note 4,5 : une voiture très propre, aux défauts à peine visibles.',
    '5': 'Note 5 : une voiture presque neuve.',
  },
  source:
    'Un inspecteur de la maison d’enchères donne la note avant la vente. Elle figure sur la feuille d’enchère.',
  ask: 'Demander la feuille',
  askMessage: (car, address) => `Bonjour, puis-je voir la feuille d’enchère de ${car} ? ${address}`,
  blog: 'En savoir plus sur les feuilles d’enchère (en anglais)',
};

export const voyage: Translated<typeof english.voyage> = {
  steps: [
    { name: 'Achetée', text: 'La voiture est à nous, inspectée avant son expédition.' },
    { name: 'En mer', text: 'Elle navigue vers Port-Louis sur un roulier ou dans un conteneur.' },
    { name: 'Douane', text: 'Les droits sont payés et les papiers contrôlés.' },
    { name: 'Atelier', text: 'Nous la contrôlons de nouveau et la préparons pour la route.' },
    { name: 'Clés', text: 'Vous l’essayez, puis recevez les clés et les papiers.' },
  ],
  ask: 'Date d’arrivée ?',
  askMessage: (car, address) => `Bonjour, quand arrive ${car} ? ${address}`,
};
