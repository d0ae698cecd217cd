import { parseLoan, type LoanFormValues } from './loan-input.ts';

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
  ['downpayment', '101%', 'downpaymentAbovePrice'],
  ['downpayment', '-5%', 'downpaymentTooLow'],
  ['downpayment', '%', 'downpaymentNotNumber'],
])('%s typed as %j has the error %p', (name, text, error) => {
  expect(parseLoan({ ...TYPED, [name]: text }).errors).toEqual(error ? { [name]: error } : {});
});

test.each([
  ['20%', 200_000],
  ['12,5 %', 125_000],
  ['100%', 1_000_000],
  ['408.000', 408_000],
  ['0%', 0],
])('a down payment of %j is Rs %d', (downpayment, rupees) => {
  expect(parseLoan({ ...TYPED, downpayment })).toMatchObject({
    inputs: { downpayment: rupees },
    errors: {},
  });
});

test('the dot of a rate is a decimal sign before three digits, too', () => {
  expect(parseLoan({ ...TYPED, interestRate: '10.500' }).inputs.interestRate).toBe(10.5);
});

test('a down payment is not compared with an unknown price', () => {
  expect(parseLoan({ ...TYPED, price: '' }).errors).toEqual({});
});
