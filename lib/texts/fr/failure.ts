import type * as english from '#lib/texts/en/failure.ts';
import type { Translated } from '#lib/texts/texts.ts';

export const failure: Translated<typeof english.failure> = {
  home: 'Aller à la page d’accueil',
  retry: 'Réessayer',
  badRequest: { heading: 'Cette demande est illisible', explanation: 'Vérifiez le lien, s’il vous plaît.' },
  notFound: {
    heading: 'Il n’y a rien à cette adresse',
    explanation: 'Le lien est peut-être ancien ou mal saisi.',
  },
  wrongMethod: {
    heading: 'Cette adresse ne s’utilise pas ainsi',
    explanation: 'Partez plutôt de notre page d’accueil.',
  },
  unavailable: {
    heading: 'Cette page n’est pas disponible pour le moment',
    explanation:
      'Nous ne pouvons pas afficher nos voitures pour l’instant. Tout rentre en général dans l’ordre en quelques minutes.',
  },
  other: { heading: 'Cela n’a pas fonctionné', explanation: 'Revenez en arrière et réessayez.' },
};

export const errorPage: Translated<typeof english.errorPage> = {
  call: (phone) => `Appeler le ${phone}`,
  askOnWhatsApp: 'Demander sur WhatsApp',
  orAskUs: 'Ou contactez-nous. Nous vous aiderons avec plaisir.',
};
