import type * as english from '#lib/texts/en/forms.ts';
import type { Translated } from '#lib/texts/texts.ts';

export const forms: Translated<typeof english.forms> = {
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
    showingHint: 'Le jour où vous pouvez la montrer, aujourd’hui ou plus tard',
    timeHint: (hours) => `Ventes : ${hours}`,
    ageHint: '18 ans ou plus',
    nicHint: 'Numéro de votre carte d’identité nationale',
    modelHint: 'Marque, modèle, année et kilométrage',
    wishHint: 'Ce que vous cherchez : marque, modèle, année, couleur, budget',
    adsHint: 'Photos ou vidéo ?',
  },
  fillIn: 'À remplir',
  choose: 'À choisir',
  choices: { MR: 'M.', MRS: 'Mme', MISS: 'Mlle', PHOTOS: 'Photos', VIDEO: 'Vidéo' },
  buttons: {
    contact: 'ENVOYER',
    'test-drive': 'Réserver l’essai routier',
    'pre-order': 'Passer la commande',
    'sell-car': 'Proposer ma voiture',
    ads: 'Publier mon annonce',
  },
  leaveEmpty: 'Laissez ce champ vide',
  sending: 'Envoi en cours…',
  useOfData: 'Ce que vous saisissez nous sert à vous répondre, et à rien d’autre.',

  fillAll: 'Veuillez remplir tous les champs',
  chooseCar: 'Choisissez une voiture parmi nos véhicules.',
  missing: 'Il manque :',
  toCorrect: 'À corriger :',
  oneOf: (choices) => `l’un des choix suivants : ${choices}`,
  wholeNumber: (from, to) => `un nombre entier de ${from} à ${to}`,
  laterDay: 'aujourd’hui ou un jour à venir, par exemple 2031-05-16',
  timeOfDay: 'une heure, par exemple 14:30',
  shorter: (characters) => `${characters} caractères au plus`,

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

export const sent: Translated<typeof english.sent> = {
  heading: 'Message envoyé',
  callOn: (phone) => `Nous vous appellerons au ${phone}`,
  received: 'Merci. Nous avons bien reçu votre message et vous répondrons.',
  requested: 'Votre essai routier est demandé. Il sera réservé dès que nous l’aurons confirmé.',
  whatsApp: 'Nous écrire sur WhatsApp',
  whatsAppMessage: 'Bonjour, je viens de vous envoyer un message sur votre site.',
  whatsAppTestDrive: (car, date, time) =>
    `Bonjour, je viens de demander un essai routier sur votre site : ${car}, ${date} ${time}.`,
  whatYouSent: 'Ce que vous avez envoyé',
  car: 'Voiture',
  backToCars: 'Retour aux voitures',
  another: 'Écrire un autre message',
};

export const contact: Translated<typeof english.contact> = {
  heading: (dealer) => `Contactez ${dealer}`,
  showMap: 'Afficher la carte',
  map: (place) => `Carte : ${place}`,
  mapUnreachable: 'La carte ne peut pas être chargée pour le moment. Les liens ci-dessous y mènent.',
  openMap: 'Ouvrir la carte dans un nouvel onglet',
  directions: 'Itinéraire',
  viewInventory: 'Voir les véhicules',
};
