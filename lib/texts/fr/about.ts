import type { about as english } from '#lib/texts/en/about.ts';
import { pluralIn } from '#lib/texts/plural.ts';
import type { Translated } from '#lib/texts/translated.ts';

const plural = pluralIn('fr');

export const about: Translated<typeof english> = {
  title: 'À propos de nous',
  teaser: 'Des voitures du Japon et de Grande-Bretagne, chez elles à Maurice.',
  way: 'Le parcours d’une voiture',
  forSale: (cars) => plural(cars, 'voiture à vendre', 'voitures à vendre'),
  inStock: 'en stock',
  makes: (makes) => plural(makes, 'marque', 'marques'),
  openingHours: 'Horaires d’ouverture',
  followUs: 'Suivez-nous',
};
