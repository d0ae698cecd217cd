import { capitalised } from '#lib/texts/capitalised.ts';
import type { forms as english } from '#lib/texts/en/forms.ts';
import type { Translated } from '#lib/texts/translated.ts';

const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'];

function mistakes(missing: number, wrong: number): string {
  const parts = [
    ...(missing ? [`${inWords(missing)} ${missing === 1 ? 'manque' : 'manquent'}`] : []),
    ...(wrong ? [`${inWords(wrong)} à corriger`] : []),
  ];
  return `${capitalised(parts.join(', '))}.`;
}

function inWords(count: number): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'information' : 'informations'}`;
}

export const forms: Translated<typeof english> = {
  labels: {
    name: 'Nom',
    givenName: 'Prénom',
    surname: 'Nom',
    phone: 'Téléphone',
    email: 'E-mail',
    message: 'Message',
    title: 'Civilité',
    age: 'Âge',
    address: 'Adresse',
    date: 'Date',
    time: 'Heure',
    nic: 'NIC',
    postcode: 'Code postal',
    vehicle: 'Véhicule',
    ads: 'Annonce',
  },
  hints: {
    dateHint: 'Aujourd’hui ou plus tard',
    arrivalHint: 'Une fois la voiture arrivée',
    showingHint: 'Le jour où vous pouvez le montrer, aujourd’hui ou plus tard',
    timeHint: (hours) => `Ventes : ${hours}`,
    ageHint: '18 ans ou plus',
    nicHint: 'Numéro de votre carte d’identité nationale',
    modelHint: 'Marque et modèle',
    wishHint: 'Ce que vous cherchez : marque, modèle, année, couleur, budget',
    adsHint: 'Des photos ou une vidéo',
  },
  choose: 'Choisir',
  choices: { MR: 'M.', MRS: 'Mme', MISS: 'Mlle', PHOTOS: 'Photos', VIDEO: 'Vidéo' },
  buttons: {
    contact: 'ENVOYER',
    'test-drive': 'Réserver l’essai routier',
    'pre-order': 'Passer la commande',
    'sell-car': 'Proposer mon véhicule',
    ads: 'Demander une annonce',
  },
  leaveEmpty: 'Laissez ce champ vide',
  sending: 'Envoi en cours…',
  useOfData: 'Ce que vous saisissez nous sert à vous répondre, et à rien d’autre.',

  fillAll: 'Veuillez remplir tous les champs',
  mistakes,
  goTo: (label) => `Aller au champ « ${label} »`,
  chooseCar: 'Choisissez une voiture parmi nos véhicules.',
  isMissing: (label) => `Le champ « ${label} » est vide.`,
  chooseAds: 'Choisissez photos ou vidéo.',
  mustBeOneOf: (label, choices) => `Le champ « ${label} » doit être l’un des choix suivants : ${choices}.`,
  mustBeNumber: (label, from, to) => `Le champ « ${label} » doit être un nombre entier de ${from} à ${to}.`,
  mustBeDate: (label) =>
    `Le champ « ${label} » doit indiquer aujourd’hui ou un jour à venir, par exemple 2031-05-16.`,
  mustBeTime: (label) => `Le champ « ${label} » doit indiquer une heure, par exemple 14:30.`,
  mustBeShorter: (label, characters) =>
    `Le champ « ${label} » doit être un texte de ${characters} caractères au plus.`,

  unreachable:
    'Notre site n’a pas répondu. Ce que vous avez saisi est toujours là : vérifiez votre connexion et réessayez, votre message n’arrivera pas deux fois.',
  failed:
    'Votre message n’a pas pu être envoyé : un problème est survenu de notre côté. Ce que vous avez saisi est toujours là, veuillez réessayer.',
  tryAgain: 'Réessayer',
  sendByWhatsApp: 'Envoyer par WhatsApp',
  orCall: 'Ou appelez le',
  line: (label, text) => `${label} : ${text}`,
  testDriveOf: (car) => `Essai routier : ${car}`,

  chosenCar: 'Voiture choisie',
  noCar: 'Vous n’avez pas encore choisi de voiture.',
  carGone: 'Cette voiture n’est plus disponible.',
  carSold: 'Cette voiture est vendue',
  chooseFromInventory: 'Choisir parmi nos véhicules',
  chooseAnother: 'Choisir une autre voiture',
  similarCars: 'Voir des voitures similaires',
};
