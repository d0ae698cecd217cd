import * as fc from 'fast-check';
import {
  parseLoan,
  parseNumber,
  withoutMisplacedSeparators,
  withoutSeparators,
  type LoanFormValues,
} from './loan-input.ts';

test.each([
  ['1250000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1,250,000.50', 1_250_000.5],
  ['12,50,000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['1\u00a0250\u202f000', 1_250_000],
  ["1'250'000", 1_250_000],
  ['Rs 1,250,000', 1_250_000],
  ['rs. 850000', 850_000],
  [' 84 ', 84],
  ['10.5', 10.5],
  ['10,5', 10.5],
  ['10.5 %', 10.5],
  ['.5', 0.5],
  ['10.', 10],
  ['0', 0],
  ['-5', -5],
])('%j is parsed as %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['', '   ', 'abc', '12abc', '1e6', '1,2,3', '1.2.3', '1,25,00', '--5', '.', ',', '-', 'Rs', '∞'])(
  '%j is no number',
  (text) => {
    expect(parseNumber(text)).toBeNaN();
  },
);

test('an amount is parsed the same with and without thousands separators', () => {
  const grouped = new Intl.NumberFormat('en-MU', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(parseNumber(grouped.format(amount))).toBe(amount);
      expect(parseNumber(String(amount))).toBe(amount);
    }),
  );
});

test.each([
  ['1,250,000', '1250000'],
  ['1\u202f250\u202f000', '1250000'],
  ['850000', '850000'],
  ['850000,50', '850000,50'],
  ['500,5', '500,5'],
  ['cheap', 'cheap'],
  ['', ''],
])('the amount %j is changed as %j', (amount, digits) => {
  expect(withoutSeparators(amount)).toBe(digits);
});

test.each([
  ['209,00', '20900'],
  ['1,250,0000', '12500000'],
  ['1\u202f250\u202f00', '125000'],
  ['850000,50', '850000,50'],
])('the edited amount %j is %j', (amount, digits) => {
  expect(withoutMisplacedSeparators(amount)).toBe(digits);
});

const TYPED: LoanFormValues = {
  price: '1,000,000',
  interestRate: '10.5',
  period: '84',
  downpayment: '200,000',
};

test('a valid form has numbers and no errors', () => {
  expect(parseLoan(TYPED)).toEqual({
    inputs: { price: 1_000_000, interestRate: 10.5, period: 84, downpayment: 200_000 },
    errors: {},
  });
});

test.each<[keyof LoanFormValues, string, string | undefined]>([
  ['price', '', undefined],
  ['price', 'cheap', 'priceNotNumber'],
  ['price', '0', 'priceTooLow'],
  ['price', '-1', 'priceTooLow'],
  ['interestRate', ' ', undefined],
  ['interestRate', 'low', 'rateNotNumber'],
  ['interestRate', '-0.1', 'rateTooLow'],
  ['interestRate', '0', undefined],
  ['interestRate', '120', undefined],
  ['period', '', undefined],
  ['period', 'long', 'periodNotNumber'],
  ['period', '0', 'periodTooLow'],
  ['period', '-12', 'periodTooLow'],
  ['period', '1200', undefined],
  ['downpayment', '', undefined],
  ['downpayment', 'half', 'downpaymentNotNumber'],
  ['downpayment', '-5', 'downpaymentTooLow'],
  ['downpayment', '0', undefined],
  ['downpayment', '1000000', undefined],
  ['downpayment', '1000001', 'downpaymentAbovePrice'],
])('%s typed as %j has the error %p', (name, text, error) => {
  expect(parseLoan({ ...TYPED, [name]: text }).errors).toEqual(error ? { [name]: error } : {});
});

test('a down payment is not compared with an unknown price', () => {
  expect(parseLoan({ ...TYPED, price: '' }).errors).toEqual({});
});
