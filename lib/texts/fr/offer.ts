import type { offer as english } from '#lib/texts/en/offer.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const offer: Translated<typeof english> = {
  whatsApp: 'Demander sur WhatsApp',
  call: (phone) => `Appeler le ${phone}`,
  askPrice: 'Demander le prix',
  like: (reference) => `comme RÉF #${reference}`,
  findOne: 'Trouvez-m’en une pareille',
};
