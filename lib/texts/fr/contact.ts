import type { contact as english } from '#lib/texts/en/contact.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const contact: Translated<typeof english> = {
  heading: (dealer) => `Contactez ${dealer}`,
  showMap: 'Afficher la carte',
  map: (place) => `Carte : ${place}`,
  mapUnreachable: 'La carte ne peut pas être chargée pour le moment. Les liens ci-dessous y mènent.',
  openMap: 'Ouvrir la carte dans un nouvel onglet',
  directions: 'Itinéraire',
  viewInventory: 'Voir les véhicules',
};
