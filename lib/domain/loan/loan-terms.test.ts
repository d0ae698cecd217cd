import {
  loanWithTerms,
  serializeTerms,
  termsFromStorage,
  withTypedTerm,
  type LoanTerms,
} from './loan-terms.ts';
import { defaultLoan, type LoanInputs } from './loan.ts';

test.each<[LoanTerms, Partial<LoanInputs>]>([
  [{}, {}],
  [{ deposit: null, months: null }, {}],
  [{ deposit: 300_000 }, { downpayment: 300_000 }],
  [{ percent: 25 }, { downpayment: 212_750 }],
  [
    { months: 60, rate: 0 },
    { period: 60, interestRate: 0 },
  ],
])('the terms %j change the default loan by %j', (terms, changes) => {
  expect(loanWithTerms(851_000, terms)).toEqual({ ...defaultLoan(851_000), ...changes });
});

const SET: LoanTerms = { deposit: 300_000, percent: null, months: 60, rate: 9 };

test.each<[keyof LoanInputs, string, LoanTerms]>([
  ['downpayment', '250,000', { deposit: 250_000 }],
  ['downpayment', '30%', { deposit: null, percent: 30 }],
  ['downpayment', '171000', { deposit: null }],
  ['downpayment', '-5', {}],
  ['downpayment', '', {}],
  ['period', '48', { months: 48 }],
  ['period', '84', { months: null }],
  ['period', '0', {}],
  ['interestRate', '0', { rate: 0 }],
  ['interestRate', '10,5', { rate: null }],
  ['interestRate', 'low', {}],
  ['price', '900000', {}],
])('a %s typed as %j changes the terms by %j', (field, text, changes) => {
  expect(withTypedTerm(SET, field, text, defaultLoan(851_000))).toEqual({ ...SET, ...changes });
});

test('a down payment in rupees replaces a share', () => {
  expect(withTypedTerm({ percent: 30 }, 'downpayment', '5000', defaultLoan(851_000))).toEqual({
    percent: null,
    deposit: 5000,
  });
});

test('terms are restored from storage, and none are stored when none are set', () => {
  expect(termsFromStorage(serializeTerms(SET))).toEqual({ deposit: 300_000, months: 60, rate: 9 });
  expect(serializeTerms({ deposit: null, percent: null, months: null })).toBeNull();
});

test.each([
  [null, {}],
  ['', {}],
  ['[', {}],
  ['5', {}],
  ['{"deposit":"5","months":0,"rate":-1,"percent":20,"other":1}', { percent: 20 }],
])('%j in storage are the terms %j', (stored, terms) => {
  expect(termsFromStorage(stored)).toEqual(terms);
});
