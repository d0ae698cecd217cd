import fc from 'fast-check';
import { defaultLoan, loan, type LoanInputs } from './loan.ts';
import { loanYears } from './loan-years.ts';

const DEFAULT: LoanInputs = defaultLoan(1_000_000);

function rounded(inputs: LoanInputs): number[][] {
  return loanYears(inputs).map(({ year, interest, balance }) => [
    year,
    Math.round(interest),
    Math.round(balance),
  ]);
}

test('the years of the default loan are those of its repayment month by month', () => {
  const { monthlyPayment = 0 } = loan(DEFAULT) ?? {};
  let owed = 800_000;
  for (const { year, balance } of loanYears(DEFAULT)) {
    for (let month = 0; month < 12; month++) owed += (owed * 0.105) / 12 - monthlyPayment;
    expect(Math.abs(balance - owed)).toBeLessThan(1);
    expect(year).toBeLessThanOrEqual(7);
  }
  expect(Math.abs(owed)).toBeLessThan(1);
});

test('without interest the balance falls by the same amount each year, and the last year may be shorter', () => {
  const inputs = { price: 400_000, downpayment: 100_000, interestRate: 0, period: 30 };
  expect(rounded(inputs)).toEqual([
    [1, 0, 180_000],
    [2, 0, 60_000],
    [3, 0, 0],
  ]);
});

test('the interest of all years is the total interest, and nothing is owed at the end', () => {
  const terms = fc.record({
    price: fc.integer({ min: 100_000, max: 10_000_000 }),
    interestRate: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
    period: fc.integer({ min: 1, max: 360 }),
    downpayment: fc.integer({ min: 0, max: 100_000 }),
  });
  fc.assert(
    fc.property(terms, (inputs) => {
      const years = loanYears(inputs);
      const sum = years.reduce((total, { interest }) => total + interest, 0);
      expect(Math.abs(sum - (loan(inputs)?.totalInterest ?? NaN))).toBeLessThan(0.01);
      expect(years.at(-1)?.balance).toBe(0);
    }),
  );
});

test.each([
  ['without a price', { ...DEFAULT, price: NaN }],
  ['over 31 years', { ...DEFAULT, period: 372 }],
])('a loan %s has no years', (_name, inputs) => {
  expect(loanYears(inputs)).toEqual([]);
});
