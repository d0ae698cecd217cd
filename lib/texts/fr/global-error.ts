import type { globalError as english } from '#lib/texts/en/global-error.ts';
import type { Translated } from '#lib/texts/texts.ts';

export const globalError: Translated<typeof english> = {
  heading: 'Cette page n’a pas pu s’afficher',
  explanation: 'Rechargez-la, s’il vous plaît. Si elle échoue encore, partez de notre page d’accueil.',
  home: 'Aller à la page d’accueil',
};
