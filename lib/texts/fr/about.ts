import type { about as english } from '#lib/texts/en/about.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const about: Translated<typeof english> = {
  title: 'À propos de nous',
  teaser: 'Des voitures du Japon et de Grande-Bretagne, chez elles à Maurice.',
  openingHours: 'Heures d’ouverture',
  followUs: 'Suivez-nous',
};
