import type { formPages as english } from '#lib/texts/en/form-pages.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const formPages: Translated<typeof english> = {
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
    title: 'Vendez votre véhicule',
    introduction:
      'Décrivez votre véhicule et indiquez le jour qui vous convient. Nous l’examinons et vous faisons une offre.',
  },
  ads: {
    title: 'Publiez votre annonce',
    introduction:
      'Nous montrons votre véhicule aux acheteurs, en photos ou en vidéo. Décrivez-le et indiquez le jour qui vous convient.',
  },
};
