import type { formResult as english } from '#lib/texts/en/form-result.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const formResult: Translated<typeof english> = {
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
