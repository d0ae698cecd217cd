import type { budget as english } from '#lib/texts/en/budget.ts';
import type { Translated } from '#lib/texts/translated.ts';
import { numbers } from './numbers.ts';

export const budget: Translated<typeof english> = {
  name: 'Voitures selon la mensualité',
  question: 'Quel budget par mois ?',
  perMonth: (amount) => `${numbers.rupees(amount)} par mois`,
  option: (amount, cars) => `${numbers.rupees(amount)} : ${numbers.cars(cars)}`,
  optionUpTo: (amount, price) => `${numbers.rupees(amount)} : jusqu’à ${numbers.rupees(price)}`,
  found: (cars, price) =>
    `${cars === 0 ? 'Aucune voiture' : numbers.cars(cars)} jusqu’à ${numbers.rupees(price)}`,
  carsUpTo: (price) => `Voitures jusqu’à ${numbers.rupees(price)}`,
  seeAll: 'Voir les voitures',
  seeUpTo: (price) => `Voir les voitures jusqu’à ${numbers.rupees(price)}`,
  seeClose: 'Voir ce qui s’en approche',
  see: (cars) => `Voir ${numbers.cars(cars)}`,
  samples: 'Quelques-unes de ces voitures',
  terms: (deposit, months, rate) => `Avec ${deposit} d’apport, sur ${months} mois à ${numbers.percent(rate)}`,
  change: 'Modifier',
  deposit: 'Apport (Rs)',
  usualDeposit: (share) => `${share} du prix`,
  months: 'Mois',
  depositProblem: 'Écrivez un montant en roupies, par exemple 100 000.',
};
