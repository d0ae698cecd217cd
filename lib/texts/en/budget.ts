import { numbers } from './numbers.ts';

/** The search by monthly payment on the landing page. */
export const budget = {
  name: 'Cars by monthly payment',
  question: 'What can you pay a month?',
  perMonth: (amount: number) => `${numbers.rupees(amount)} a month`,
  option: (amount: number, cars: number) => `${numbers.rupees(amount)}: ${numbers.cars(cars)}`,
  optionUpTo: (amount: number, price: number) => `${numbers.rupees(amount)}: up to ${numbers.rupees(price)}`,
  found: (cars: number, price: number) =>
    `${cars === 0 ? 'No car' : numbers.cars(cars)} up to ${numbers.rupees(price)}`,
  carsUpTo: (price: number) => `Cars up to ${numbers.rupees(price)}`,
  seeAll: 'See the cars',
  seeUpTo: (price: number) => `See the cars up to ${numbers.rupees(price)}`,
  seeClose: 'See what comes close',
  see: (cars: number) => `See ${numbers.cars(cars)}`,
  samples: 'Some of these cars',
  terms: (deposit: string, months: string, rate: number) =>
    `With ${deposit} down, over ${months} months at ${numbers.percent(rate)}`,
  change: 'Change',
  deposit: 'Down payment (Rs)',
  usualDeposit: (share: string) => `${share} of the price`,
  months: 'Months',
  depositProblem: 'Write an amount in rupees, such as 100,000.',
};
