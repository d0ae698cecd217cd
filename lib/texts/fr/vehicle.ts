import type * as english from '#lib/texts/en/vehicle.ts';
import { pluralIn } from '#lib/texts/grammar.ts';
import type { Translated } from '#lib/texts/texts.ts';
import { numbers } from './numbers.ts';
import { ofName } from './of-name.ts';

const plural = pluralIn('fr');

export const vehicle: Translated<typeof english.vehicle> = {
  reference: (reference) => `RÉF : #${reference}`,
  priceOnRequest: 'Prix sur demande',
  asFrom: 'À partir de :',
  perMonth: (amount) => `environ ${numbers.rupees(amount)}/mois`,
  monthlyTerms: (deposit, months, rate) =>
    `Prix par mois : avec ${deposit} d’apport, sur ${numbers.months(months)} à ${numbers.percent(rate)} par an.`,
  estimate: 'Une estimation ; la banque décide.',
  usualTerms: 'Conditions habituelles',
  down: (amount) => `${amount} d’apport`,
  rows: {
    body: 'CARROSSERIE',
    mileage: 'KILOMÉTRAGE',
    fuel: 'CARBURANT',
    engine: 'MOTEUR',
    yearOfManufacture: 'ANNÉE DE FABRICATION',
    firstRegistration: 'MISE EN CIRCULATION',
    transmission: 'BOÎTE',
    colour: 'COULEUR',
    colourCode: 'CODE COULEUR',
    version: 'VERSION',
    countryOfOrigin: 'PAYS D’ORIGINE',
    auctionGrade: 'NOTE D’ENCHÈRE',
  },
  sold: 'vendue',
  tags: 'Disponibilité et origine',
  testDrive: 'Essai routier',
  addToCompare: 'Comparer',
  inComparison: 'Dans la comparaison',
  seeSimilar: 'Voitures similaires',
  noPhotos: 'Photos à venir',
  photo: (number, count) => `Photo ${number} sur ${count}`,
};

export const offer: Translated<typeof english.offer> = {
  call: (phone) => `Appeler le ${phone}`,
  askPrice: 'Demander le prix',
  like: (reference) => `comme RÉF #${reference}`,
  findOne: 'Cherchez-moi la même',
  tradeIn: 'Reprendre la vôtre',
  tradeInMessage: (car, address) =>
    `Bonjour, je m’intéresse à ${car}. J’aimerais faire reprendre ma voiture (marque, modèle, année, kilométrage) : … ${address}`,
};

export const gallery: Translated<typeof english.gallery> = {
  name: (car) => `Photos ${ofName(car)}`,
  photo: (car, number, count) => `${car}, photo ${number} sur ${count}`,
  open: 'Voir en plein écran',
  close: 'Quitter le plein écran',
  previous: 'Photo précédente',
  next: 'Photo suivante',
};

export const compare: Translated<typeof english.compare> = {
  heading: 'Comparer des voitures',
  firstCar: 'Première voiture',
  secondCar: 'Deuxième voiture',
  selectCar: 'Choisissez une voiture',
  addCar: 'Ajouter',
  change: (car) => `Changer ${car}`,
  photo: (car) => `Photo ${ofName(car)}`,
  unavailable: (car) => `${car || 'Cette voiture'} n’est plus disponible.`,
  removed: (car) => `${car} a été retirée : une comparaison contient deux voitures`,
  specification: 'Caractéristiques',
  noCar: 'Aucune voiture',
  differs: 'diffère',
  notKnown: 'inconnu',
  better: 'mieux',
  price: 'PRIX',
  less: (amount) => `${amount} de moins`,
  viewCar: 'Voir la voiture',
  features: (differing) => `Équipements : ${differing} dans une seule voiture`,
  sameFeatures: 'Équipements : les mêmes dans les deux',
  present: 'présent',
  missing: 'absent',
  chooseTwo: 'Choisissez deux voitures pour les voir côte à côte.',
  addAnother: 'Ajoutez une autre voiture pour voir ce qui diffère.',
  same: 'Les deux ont les mêmes caractéristiques, pour autant qu’elles soient connues.',
  different: (count) => `${count} ${plural(count, 'différence', 'différences')}, hors prix`,
};

export const saved: Translated<typeof english.saved> = {
  save: 'Enregistrer',
  title: 'Mes favoris',
  firstSaved: 'Enregistrée',
  notSaved:
    'Non enregistrée : ce navigateur n’enregistre rien pour notre site. Autorisez-le dans ses réglages, ou envoyez-vous le lien de cette page.',
  none: 'Aucun favori. Touchez le cœur d’une voiture pour la retrouver ici.',
  onlyHere: 'La liste reste dans ce navigateur et demande JavaScript.',
  inventory: 'Voir les véhicules',
  byMonth: 'Chercher selon la mensualité',
  shared: 'Voitures partagées avec vous',
  sharedDescription: 'Une liste de voitures que quelqu’un a partagée avec vous.',
  compareThese: 'Comparer ces deux voitures',
  saveThese: 'Enregistrer ces voitures',
  ownList: 'Vos propres favoris',
  priceThen: (price) => `${price} quand vous l’avez enregistrée`,
  samePrice: 'Même prix que lorsque vous l’avez enregistrée',
  cheaper: (difference, price) => `${difference} de moins que ${price} quand vous l’avez enregistrée`,
  dearer: (difference, price) => `${difference} de plus que ${price} quand vous l’avez enregistrée`,
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
