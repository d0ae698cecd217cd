import fc from 'fast-check';
import { defaultLoan, isUnusualRate, loan, type LoanInputs } from './loan.ts';

function inputs(differences: Partial<LoanInputs> = {}): LoanInputs {
  return { price: 1_000_000, interestRate: 10.5, period: 84, downpayment: 200_000, ...differences };
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** What is still owed when that much is paid each month: the definition that the annuity formula solves. */
function owedAtTheEnd({ price, downpayment, interestRate, period }: LoanInputs, payment: number): number {
  let owed = price - downpayment;
  for (let month = 0; month < period; month++) owed += (owed * interestRate) / 100 / 12 - payment;
  return owed;
}

/** The payment that leaves nothing owed, found by halving the range in which it must lie. */
function paymentByTrial(terms: LoanInputs): number {
  let [low, high] = [0, (terms.price - terms.downpayment) * (1 + terms.interestRate / 100 / 12)];
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (owedAtTheEnd(terms, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

test.each([
  [850_000, 170_000],
  [850_001, 171_000],
  [595_000, 119_000],
  [1, 1000],
  [5000, 1000],
])('the defaults for Rs %i are Rs %i down, 10.5 % a year and 84 months', (price, downpayment) => {
  expect(defaultLoan(price)).toEqual({ price, interestRate: 10.5, period: 84, downpayment });
});

test('20 % that is a whole thousand is not rounded up by a floating-point error', () => {
  for (let thousands = 1; thousands <= 20_000; thousands++) {
    expect(defaultLoan(thousands * 5000).downpayment).toBe(thousands * 1000);
  }
});

test.each([
  ['the default terms', inputs(), [13_488.54, 333_037.24, 1_133_037.24]],
  [
    'a shorter and cheaper loan',
    inputs({ price: 1_500_000, interestRate: 7.25, period: 60, downpayment: 0 }),
    [29_879.04, 292_742.52, 1_792_742.52],
  ],
  ['no interest', inputs({ interestRate: 0 }), [9523.81, 0, 800_000]],
  ['a single month', inputs({ interestRate: 12, period: 1 }), [808_000, 8000, 808_000]],
  ['the whole price down', inputs({ downpayment: 1_000_000 }), [0, 0, 0]],
])('%s: the results are right', (_terms, terms, [monthlyPayment, totalInterest, totalPayments]) => {
  expect(loan(terms)).toEqual({ monthlyPayment, totalInterest, totalPayments });
});

test('the monthly payments pay off the loan to the cent', () => {
  const terms = fc.record({
    price: fc.integer({ min: 100_000, max: 10_000_000 }),
    interestRate: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
    period: fc.integer({ min: 1, max: 120 }),
    downpayment: fc.integer({ min: 0, max: 100_000 }),
  });
  fc.assert(
    fc.property(terms, (given) => {
      const results = loan(given);
      if (!results) throw new Error('no results');

      const payment = paymentByTrial(given);
      const total = payment * given.period;
      expect(Math.abs(results.monthlyPayment - payment)).toBeLessThan(0.006);
      expect(Math.abs(results.totalPayments - total)).toBeLessThan(0.006);
      expect(Math.abs(results.totalInterest - (total - given.price + given.downpayment))).toBeLessThan(0.006);
      expect(results.monthlyPayment).toBe(cents(results.monthlyPayment));
    }),
  );
});

test('without interest the total interest is never negative', () => {
  for (let period = 1; period <= 120; period++) {
    expect(loan(inputs({ interestRate: 0, period }))).toHaveProperty('totalInterest', 0);
  }
});

test('a tiny rate costs almost nothing', () => {
  expect(loan(inputs({ interestRate: 1e-12 }))).toEqual(loan(inputs({ interestRate: 0 })));
});

test.each([
  ['price', 0],
  ['price', -1],
  ['price', NaN],
  ['price', Infinity],
  ['interestRate', -0.1],
  ['interestRate', NaN],
  ['period', 0],
  ['period', -12],
  ['period', Infinity],
  ['downpayment', -1],
  ['downpayment', NaN],
])('with a %s of %p there are no results', (field, value) => {
  expect(loan(inputs({ [field]: value }))).toBeNull();
});

test('with a down payment above the price there are no results', () => {
  expect(loan(inputs({ downpayment: 1_000_001 }))).toBeNull();
});

test.each([
  [0, false],
  [0.875, true],
  [2, false],
  [10.5, false],
  [30, false],
  [105, true],
  [NaN, false],
])('a rate of %p %% a year is unusual: %p', (rate, isUnusual) => {
  expect(isUnusualRate(rate)).toBe(isUnusual);
});
