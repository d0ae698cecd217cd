import type { gallery as english } from '#lib/texts/en/gallery.ts';
import type { Translated } from '#lib/texts/translated.ts';
import { ofName } from './of-name.ts';

export const gallery: Translated<typeof english> = {
  name: (car) => `Photos ${ofName(car)}`,
  photo: (car, number, count) => `${car}, photo ${number} sur ${count}`,
  open: 'Voir en plein écran',
  close: 'Quitter le plein écran',
  previous: 'Photo précédente',
  next: 'Photo suivante',
};
