import type { landing as english } from '#lib/texts/en/landing.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const landing: Translated<typeof english> = {
  title: 'Voitures importées et d’occasion à Maurice',
};
