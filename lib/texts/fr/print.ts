import type { Translated } from '#lib/texts/translated.ts';
import type { print as english } from '#lib/texts/en/print.ts';

export const print: Translated<typeof english> = {
  scan: 'Scannez pour voir toutes les photos et le prix du jour.',
};
