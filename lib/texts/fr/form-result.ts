import type { formResult as english } from '#lib/texts/en/form-result.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const formResult: Translated<typeof english> = {
  notSentYet: 'Pas encore envoyé',
  car: 'Voiture :',
  expired: {
    heading: 'Ce formulaire a expiré',
    explanation:
      'Un formulaire qui n’a pas pu être envoyé est conservé une demi-heure. Rien de celui-ci ne nous est parvenu.',
    fillInAgain: 'Remplir à nouveau le formulaire',
    writeToUs: 'Nous écrire',
  },
};
