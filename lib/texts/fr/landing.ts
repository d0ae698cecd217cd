import type { landing as english } from '#lib/texts/en/landing.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const landing: Translated<typeof english> = {
  title: 'Voitures importées et d’occasion à Maurice',
  welcome: 'Bienvenue',
  heading: 'Trouvez la voiture faite pour votre route',
  teaser: 'Voitures du Japon et de Grande-Bretagne reconditionnées, et occasions de confiance.',
  pausePictures: 'Arrêter les images',
  playPictures: 'Lancer les images',
  featured: 'Voitures en vedette',
  search: 'Chercher une voiture',
  brands: 'Voitures par marque',
  allBrands: 'Toutes les marques',
  customers: 'Avis de nos clients',
  testimonials: 'Témoignages',
};
