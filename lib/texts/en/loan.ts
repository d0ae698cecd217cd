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
  years: { summary: 'Year by year', year: 'Year', interest: 'Interest', balance: 'Still owed' },
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
