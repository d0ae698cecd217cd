import type { share as english } from '#lib/texts/en/share.ts';
import type { Translated } from '#lib/texts/translated.ts';

const list = new Intl.ListFormat('fr');

export const share: Translated<typeof english> = {
  button: 'Partager',
  menu: (title) => `Partager ${title}`,
  cars: (names) => list.format(names),
  comparison: (cars) => `Comparer ${cars}`,
  services: { whatsApp: 'WhatsApp', facebook: 'Facebook', email: 'E-mail' },
  link: 'Lien',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  selected: 'Le lien est sélectionné. Copiez-le à partir de là.',
};
