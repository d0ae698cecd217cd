import type { services as english } from '#lib/texts/en/services.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const services: Translated<typeof english> = {
  heading: 'Nos services',
  description: 'Importer une voiture, vendre la vôtre, passer commande ou publier une annonce.',
  import: {
    name: 'Importer',
    text: 'Découvrez toutes les voitures que nous faisons venir du Japon et de Grande-Bretagne.',
    steps: [
      'Choisissez une voiture ici ou en route',
      'Nous l’expédions et la dédouanons',
      'Vous l’essayez, puis prenez les clés',
    ],
    action: 'Voir les voitures',
  },
  sell: {
    name: 'Vendre',
    text: 'Proposez-nous la voiture que vous conduisez.',
    steps: ['Décrivez-la', 'Nous l’examinons ensemble', 'Nous vous faisons une offre'],
    action: 'Proposer ma voiture',
  },
  order: {
    name: 'Commander',
    text: 'Dites-nous quelle voiture vous voulez, nous la trouvons.',
    steps: [
      'Dites-nous ce que vous cherchez',
      'Nous parcourons les enchères',
      'Nous vous appelons avec nos trouvailles',
    ],
    action: 'Passer commande',
  },
  ads: {
    name: 'Annoncer',
    text: 'Montrez votre voiture aux acheteurs, en photos ou en vidéo.',
    steps: ['Décrivez votre voiture', 'Nous prenons des photos ou une vidéo', 'Les acheteurs la voient'],
    action: 'Demander une annonce',
  },
  questionsHeading: 'Questions',
  questions: [
    {
      question: 'Puis-je d’abord essayer une voiture ?',
      answer:
        'Oui : une voiture en stock le jour de votre choix, une voiture à venir dès son arrivée. Réservez un essai routier sur sa page ; apportez votre permis et une pièce d’identité avec photo.',
    },
    {
      question: 'Que signifie le prix par mois ?',
      answer:
        'C’est ce que coûterait un prêt à nos conditions habituelles. Le calculateur, sur la page d’une voiture, les indique et refait le calcul avec vos propres chiffres. C’est la banque qui décide.',
    },
    {
      question: 'Quel est l’état d’une voiture importée ?',
      answer:
        'Si une voiture a une note d’enchère, sa page l’explique, et vous pouvez nous demander la feuille d’enchère sur WhatsApp.',
    },
  ],
};
