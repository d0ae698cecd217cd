import type { errorPage as english } from '#lib/texts/en/error-page.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const errorPage: Translated<typeof english> = {
  call: (phone) => `Appeler le ${phone}`,
  askOnWhatsApp: 'Demander sur WhatsApp',
  orAskUs: 'Ou contactez-nous. Nous vous aiderons avec plaisir.',
};
