import type { sent as english } from '#lib/texts/en/sent.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const sent: Translated<typeof english> = {
  heading: 'Message envoyé',
  callOn: (phone) => `Nous vous appellerons au ${phone}`,
  received: 'Merci. Nous avons bien reçu votre message et vous répondrons.',
  requested: 'Votre essai routier est demandé. Il sera réservé dès que nous l’aurons confirmé.',
  calendar: 'Ajouter à votre agenda',
  whatsApp: 'Nous écrire sur WhatsApp',
  whatsAppMessage: 'Bonjour, je viens de vous envoyer un message sur votre site.',
  whatsAppTestDrive: (car, date, time) =>
    `Bonjour, je viens de demander un essai routier sur votre site : ${car}, ${date} ${time}.`,
  whatYouSent: 'Ce que vous avez envoyé',
  car: 'Voiture',
  another: 'Écrire un autre message',
};
