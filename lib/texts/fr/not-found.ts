import type { notFound as english } from '#lib/texts/en/not-found.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const notFound: Translated<typeof english> = {
  title: 'Page introuvable',
  heading: 'Cette page n’existe pas',
  explanation:
    'Le lien est peut-être ancien ou mal saisi. Toutes nos voitures sont dans la liste des véhicules.',
  search: 'Chercher ce qui était ici',
  seeInventory: 'Voir les véhicules',
};
