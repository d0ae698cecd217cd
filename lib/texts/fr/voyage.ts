import type { voyage as english } from '#lib/texts/en/voyage.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const voyage: Translated<typeof english> = {
  heading: 'Comment cela se passe',
  steps: [
    { name: 'Achetée', text: 'La voiture est à nous, inspectée avant son expédition.' },
    { name: 'En mer', text: 'Elle navigue vers Port-Louis sur un roulier ou dans un conteneur.' },
    { name: 'Douane', text: 'Les droits sont payés et les papiers contrôlés.' },
    { name: 'Atelier', text: 'Nous la contrôlons de nouveau et la préparons pour la route.' },
    { name: 'Clés', text: 'Vous l’essayez, puis recevez les clés et les papiers.' },
  ],
  ask: 'Demander quand elle arrive',
  askMessage: (car, address) => `Bonjour, quand arrive ${car} ? ${address}`,
};
