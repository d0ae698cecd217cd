import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FrenchTexts } from '#components/language/french-texts.tsx';
import { render } from '#components/language/testing/render.tsx';
import { inApp } from '#components/ui/testing/in-app.tsx';
import { renderToString } from 'react-dom/server';
import { LoanCalculator } from './loan-calculator.tsx';

const FIELDS = ['Price (Rs)', 'Interest rate (% a year)', 'Period (months)', 'Down payment (Rs)'];

function field(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name });
}

function results() {
  return screen.getByRole('status').textContent;
}

async function type(name: string, text: string) {
  const user = userEvent.setup();
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

test('a car with a price opens with the defaults and what they cost', () => {
  render(<LoanCalculator price={1_000_000} />);

  expect(FIELDS.map((name) => field(name).value)).toEqual(['1000000', '10.5', '84', '200000']);
  expect(results()).toBe(
    'Monthly paymentRs 13,488.54Total interestRs 333,037.24Total paymentsRs 1,133,037.24',
  );
});

test('the default results are in the server-rendered page', () => {
  expect(renderToString(inApp(<LoanCalculator price={1_000_000} />))).toContain('Rs 13,488.54');
});

test('a car without a price opens with the default rate and period and no figures', () => {
  render(<LoanCalculator price={null} />);

  expect(FIELDS.map((name) => field(name).value)).toEqual(['', '10.5', '84', '']);
  expect(results()).toBe('Fill in all four figures to see what the loan costs.');
});

test('a price may be typed with its thousands grouped', async () => {
  render(<LoanCalculator price={850_000} />);
  await type('Price (Rs)', '1,000,000');
  await type('Down payment (Rs)', 'Rs 200 000');

  expect(results()).toContain('Rs 13,488.54');
});

test('a change of the price leaves the other figures as they were typed', async () => {
  render(<LoanCalculator price={1_000_000} />);
  await type('Period (months)', '60');
  await type('Price (Rs)', '2000000');

  expect(FIELDS.map((name) => field(name).value)).toEqual(['2000000', '10.5', '60', '200000']);
});

test.each([
  ['Price (Rs)', '0', 'The price must be above 0.'],
  ['Interest rate (% a year)', '-1', 'The rate cannot be below 0.'],
  ['Period (months)', '0', 'The period must be above 0.'],
  ['Down payment (Rs)', '1000001', 'The down payment is more than the price.'],
])('%s of %j clears the results, and the field says why', async (name, text, error) => {
  render(<LoanCalculator price={1_000_000} />);
  await type(name, text);

  expect(results()).toBe('Correct the marked figure to see what the loan costs.');
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveAccessibleDescription(error);
});

test.each(FIELDS)('an empty %s clears the results without an error', async (name) => {
  render(<LoanCalculator price={1_000_000} />);
  await type(name, '');

  expect(results()).toBe('Fill in all four figures to see what the loan costs.');
  expect(field(name)).toBeValid();
});

test('the down payment field shows its percentage of the price', async () => {
  render(<LoanCalculator price={1_000_000} />);
  expect(field('Down payment (Rs)')).toHaveAccessibleDescription('20 %');

  await type('Down payment (Rs)', '350,000');
  expect(field('Down payment (Rs)')).toHaveAccessibleDescription('35 %');
});

test('a down payment of the whole price costs nothing', async () => {
  render(<LoanCalculator price={1_000_000} />);
  await type('Down payment (Rs)', '1000000');

  expect(results()).toBe('Monthly paymentRs 0.00Total interestRs 0.00Total paymentsRs 0.00');
});

test('another car opens with its own defaults', async () => {
  const { rerender } = render(<LoanCalculator price={1_000_000} />);
  await type('Period (months)', '60');
  rerender(<LoanCalculator price={850_000} />);

  expect(FIELDS.map((name) => field(name).value)).toEqual(['850000', '10.5', '84', '170000']);
});

test('a French page labels the fields and says what is wrong in French', async () => {
  render(<LoanCalculator price={1_000_000} />, { wrapper: FrenchTexts });
  expect(field('Taux d’intérêt (% par an)')).toHaveValue('10,5');
  expect(results()).toMatch(/^Mensualité.*Total des intérêts.*Total des mensualités/);

  await type('Apport (Rs)', '1000001');
  expect(results()).toBe('Corrigez le chiffre signalé pour voir ce que coûte le prêt.');
  expect(field('Apport (Rs)')).toHaveAccessibleDescription('L’apport dépasse le prix.');
});
