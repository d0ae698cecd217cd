import type { saved as english } from '#lib/texts/en/saved.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const saved: Translated<typeof english> = {
  save: 'Garder',
  title: 'Voitures gardées',
  firstSaved: 'Gardée sous Voitures gardées, dans le menu ou en bas de page.',
  notSaved:
    'Non gardée : ce navigateur n’enregistre rien pour notre site. Autorisez-le dans ses réglages, ou envoyez-vous le lien de cette page.',
  none: 'Aucune voiture gardée. Touchez le cœur d’une voiture pour la retrouver ici.',
  onlyHere: 'La liste reste dans ce navigateur et demande JavaScript.',
  inventory: 'Voir les véhicules',
  byMonth: 'Chercher selon la mensualité',
  shared: 'Voitures partagées avec vous',
  sharedDescription: 'Une liste de voitures que quelqu’un a partagée avec vous.',
  compareThese: 'Comparer ces deux voitures',
  saveThese: 'Garder ces voitures',
  ownList: 'Vos propres voitures gardées',
  priceThen: (price) => `${price} quand vous l’avez gardée`,
  samePrice: 'Même prix que lorsque vous l’avez gardée',
  cheaper: (difference, price) => `${difference} de moins que ${price} quand vous l’avez gardée`,
  dearer: (difference, price) => `${difference} de plus que ${price} quand vous l’avez gardée`,
  gone: (car) => `${car} n’est plus disponible.`,
  remove: (car) => `Retirer ${car}`,
  removeShort: 'Retirer',
  choose: (car) => `Comparer ${car}`,
  chooseShort: 'Comparer',
  chooseTwo: 'Choisissez deux voitures à comparer.',
  compareTwo: (first, second) => `Comparer ${first} et ${second}`,
  recent: 'Vues récemment',
  clearRecent: 'Effacer',
};
