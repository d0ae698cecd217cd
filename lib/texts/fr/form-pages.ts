import type * as english from '#lib/texts/en/form-pages.ts';
import type { Translated } from '#lib/texts/texts.ts';

export const formPages: Translated<typeof english.formPages> = {
  talkInstead: 'Une question ?',
  testDrive: {
    title: 'Réservez votre essai routier',
    introduction:
      'Choisissez le jour et l’heure. Nous confirmons par téléphone et la voiture vous attend, prête à rouler.',
    notHereYet:
      'Cette voiture n’est pas encore arrivée. Indiquez un jour et une heure : nous vous appellerons à son arrivée.',
    termsHeading: 'Conditions',
    terms: [
      'Vous devez avoir au moins 18 ans et un permis de conduire valide.',
      'Apportez une pièce d’identité avec photo : elle est exigée avant de conduire.',
      'Le concessionnaire peut reporter ou annuler votre réservation.',
      'Le parcours de l’essai est imposé.',
      'Vous êtes responsable des dommages causés par négligence ; une franchise peut s’appliquer.',
      'Le concessionnaire peut refuser un conducteur qui n’est pas en état de conduire.',
      'Il est interdit de fumer, de manger ou de boire dans la voiture.',
    ],
  },
  preOrder: {
    title: 'Passez votre commande',
    introduction:
      'Dites-nous ce que vous cherchez. Nous parcourons les enchères au Japon et en Grande-Bretagne et vous appelons avec ce que nous trouvons.',
  },
  sellCar: {
    title: 'Vendez votre voiture',
    introduction:
      'Décrivez votre voiture et indiquez le jour qui vous convient. Nous l’examinons et vous faisons une offre.',
  },
  ads: {
    title: 'Publiez votre annonce',
    introduction:
      'Nous montrons votre voiture aux acheteurs, en photos ou en vidéo. Décrivez-la et indiquez le jour qui vous convient.',
  },
};

export const formResult: Translated<typeof english.formResult> = {
  notSentYet: 'Pas encore envoyé',
  car: 'Voiture :',
  expired: {
    heading: 'Ce formulaire a expiré',
    explanation:
      'Quand un formulaire n’a pas pu être envoyé, nous le gardons une demi-heure. Ce temps est passé, et celui-ci ne nous est pas parvenu : veuillez l’écrire à nouveau.',
    fillInAgain: 'Remplir à nouveau le formulaire',
    writeToUs: 'Nous écrire',
  },
};

function sentence(ways: (string | false | null)[]): string {
  const given = ways.filter(Boolean);
  return given.length > 0 ? ` Veuillez ${given.join(', ou ')}.` : '';
}

export const rejections: Translated<typeof english.rejections> = {
  missingValues: 'Veuillez remplir tous les champs',
  invalidValues: 'Veuillez corriger les champs signalés',
  honeypotFilled:
    'Veuillez appuyer encore une fois sur le bouton. Un champ invisible avait été rempli, peut-être par votre navigateur ; il est de nouveau vide.',
  carGone: 'Cette voiture n’est plus disponible. Veuillez en choisir une autre.',
  tooMany: ({ seconds }) =>
    `Trop de messages à la fois. Veuillez réessayer dans ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}.`,
  otherSite:
    'Les formulaires ne sont acceptés que depuis nos propres pages. Veuillez envoyer le formulaire depuis notre site.',
  staleToken: 'Cette page est restée ouverte trop longtemps. Veuillez renvoyer le formulaire.',
  unknownType: 'Seuls les formulaires et le JSON sont acceptés ici.',
  malformed: 'Ce message est arrivé endommagé. Veuillez revenir en arrière et le renvoyer.',
  tooLong: 'Ce message est trop long. Veuillez revenir en arrière et le raccourcir.',
  notAccepted: ({ phone, hasWhatsApp }) =>
    `Nous n’avons pas pu accepter ce message.${sentence([phone && `appeler le ${phone}`, hasWhatsApp && 'l’envoyer par WhatsApp'])}`,
  notDelivered: ({ phone }) =>
    `Nous n’avons pas pu transmettre votre message.${sentence(['réessayer dans un instant', phone && `appeler le ${phone}`])}`,

  page: {
    notSent: 'Votre message n’a pas été envoyé',
    backToForm: 'Revenir à ce que vous avez saisi',
    goToForm: 'Aller au formulaire',
  },
};
