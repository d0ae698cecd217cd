import type { vehiclePage as english } from '#lib/texts/en/vehicle-page.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const vehiclePage: Translated<typeof english> = {
  overview: 'Caractéristiques du véhicule',
  loanCalculator: 'Calculateur de prêt',
  features: 'ÉQUIPEMENTS',
  sold: 'Cette voiture est vendue',
  seeOthers: 'Voir d’autres voitures',
  similar: 'Voitures similaires',
  featured: 'Voitures en vedette',
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
