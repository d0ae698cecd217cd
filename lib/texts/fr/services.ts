import type { services as english } from '#lib/texts/en/services.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const services: Translated<typeof english> = {
  heading: 'Nos services',
  description: 'Importer une voiture, vendre la vôtre, passer commande ou publier une annonce.',
  import: {
    name: 'Importation',
    text: 'Découvrez toutes les voitures que nous faisons venir du Japon et de Grande-Bretagne.',
  },
  sell: { name: 'Vendre votre voiture', text: 'Proposez-nous la voiture que vous conduisez.' },
  order: { name: 'Commander', text: 'Dites-nous quelle voiture vous voulez, nous la trouvons.' },
  ads: { name: 'Annonces', text: 'Montrez votre voiture aux acheteurs, en photos ou en vidéo.' },
};
