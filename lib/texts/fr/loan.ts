import type * as english from '#lib/texts/en/loan.ts';
import type { Translated } from '#lib/texts/texts.ts';
import { numbers } from './numbers.ts';

export const loan: Translated<typeof english.loan> = {
  price: 'Prix (Rs)',
  interestRate: 'Taux d’intérêt (% par an)',
  rate: (percent) => String(percent).replace('.', ','),
  period: 'Durée (mois)',
  downpayment: 'Apport (Rs)',
  monthlyPayment: 'Mensualité',
  totalInterest: 'Total des intérêts',
  totalPayments: 'Total des mensualités',
  fillIn: 'Remplissez les champs vides pour voir ce que coûte le prêt.',
  correct: 'Corrigez le chiffre signalé pour voir ce que coûte le prêt.',
  rateUnusual: 'Inhabituel pour un prêt automobile. Est-ce le taux d’une année ?',
  parts: { downpayment: 'Apport', financed: 'Montant financé', interest: 'Intérêts' },
  ask: 'Se renseigner sur cette mensualité',
  askMessage: (car, { monthly, down, months, rate }, address) =>
    `Bonjour, pourrais-je avoir ${car}, à ${monthly} par mois, avec ${down} d’apport et ${months} à ${rate} par an ? ${address}`,
  withoutScript: 'Pour essayer d’autres chiffres, activez JavaScript ou contactez-nous.',
  errors: {
    priceNotNumber: 'Écrivez le prix en chiffres.',
    priceTooLow: 'Le prix doit être supérieur à 0.',
    rateNotNumber: 'Écrivez le taux en chiffres, par exemple 10,5.',
    rateTooLow: 'Le taux ne peut pas être inférieur à 0.',
    periodNotNumber: 'Écrivez le nombre de mois en chiffres.',
    periodTooLow: 'La durée doit être supérieure à 0.',
    downpaymentNotNumber: 'Écrivez l’apport en chiffres.',
    downpaymentTooLow: 'L’apport ne peut pas être inférieur à 0.',
    downpaymentAbovePrice: 'L’apport dépasse le prix.',
  },
};

export const budget: Translated<typeof english.budget> = {
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
  terms: (deposit, months, rate) => `Avec ${deposit} d’apport, sur ${months} mois à ${numbers.percent(rate)}`,
  change: 'Modifier',
  deposit: 'Apport (Rs)',
  usualDeposit: (share) => `${share} du prix`,
  months: 'Mois',
  depositProblem: 'Écrivez un montant en roupies, par exemple 100 000.',
};
