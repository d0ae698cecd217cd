import { numbers } from './numbers.ts';

type LoanTerm = 'monthly' | 'down' | 'months' | 'rate';

/** The loan calculator. */
export const loan = {
  price: 'Price (Rs)',
  interestRate: 'Interest rate (% a year)',
  /** As a visitor would type it. */
  rate: (percent: number) => String(percent),
  period: 'Period (months)',
  downpayment: 'Down payment (Rs)',
  monthlyPayment: 'Monthly payment',
  totalInterest: 'Total interest',
  totalPayments: 'Total payments',
  fillIn: 'Fill in the empty fields to see what the loan costs.',
  correct: 'Correct the marked figure to see what the loan costs.',
  rateUnusual: 'Unusual for a car loan. Is it the rate of one year?',
  /** What the price and its interest are made up of. */
  parts: { downpayment: 'Down payment', financed: 'Rest of the price', interest: 'Interest' },
  ask: 'Ask about this payment',
  /** To the dealership. */
  askMessage: (car: string, { monthly, down, months, rate }: Record<LoanTerm, string>, address: string) =>
    `Hello, could I have ${car}, for ${monthly} a month, with ${down} down and ${months} at ${rate} a year? ${address}`,
  withoutScript: 'To see what other figures cost, switch JavaScript on or ask us.',
  errors: {
    priceNotNumber: 'Write the price in digits.',
    priceTooLow: 'The price must be above 0.',
    rateNotNumber: 'Write the rate as a number, such as 10.5.',
    rateTooLow: 'The rate cannot be below 0.',
    periodNotNumber: 'Write the months in digits.',
    periodTooLow: 'The period must be above 0.',
    downpaymentNotNumber: 'Write the down payment in digits.',
    downpaymentTooLow: 'The down payment cannot be below 0.',
    downpaymentAbovePrice: 'The down payment is more than the price.',
  },
};

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
  terms: (deposit: string, months: string, rate: number) =>
    `With ${deposit} down, over ${months} months at ${numbers.percent(rate)}`,
  change: 'Change',
  deposit: 'Down payment (Rs)',
  usualDeposit: (share: string) => `${share} of the price`,
  months: 'Months',
  depositProblem: 'Write an amount in rupees, such as 100,000.',
};
