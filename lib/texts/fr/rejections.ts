import type { rejections as english } from '#lib/texts/en/rejections.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const rejections: Translated<typeof english> = {
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
  notAccepted: ({ phone }) =>
    `Nous n’avons pas pu accepter ce message. Veuillez appeler le ${phone}, ou l’envoyer par WhatsApp.`,
  notDelivered: ({ phone }) =>
    `Nous n’avons pas pu transmettre votre message. Veuillez réessayer dans un instant, ou appeler le ${phone}.`,

  page: {
    notSent: 'Votre message n’a pas été envoyé',
    backToForm: 'Revenir à ce que vous avez saisi',
    goToForm: 'Aller au formulaire',
  },
};
