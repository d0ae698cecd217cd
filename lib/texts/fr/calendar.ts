import type { calendar as english } from '#lib/texts/en/calendar.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const calendar: Translated<typeof english> = {
  summary: (car) => `Essai routier (demandé) : ${car}`,
  unconfirmed: (dealer) => `Demandé, pas encore confirmé. ${dealer} vous répondra.`,
  phone: (phone) => `Téléphone : ${phone}`,
  wrongFields: (fields) => `Ce jour et cette heure ne conviennent pas : ${fields}.`,
  carGone: 'Cette voiture n’est plus disponible.',
  lookUpFailed: 'La voiture ne peut pas être consultée pour le moment.',
};
