import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { LoanCalculator } from './loan-calculator';

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

test('the default results are readable before the page comes alive', () => {
  expect(renderToString(<LoanCalculator price={1_000_000} />)).toContain('Rs 13,488.54');
});

test('a car without a price opens with empty fields and no figures', () => {
  render(<LoanCalculator price={null} />);

  expect(FIELDS.map((name) => field(name).value)).toEqual(['', '', '', '']);
  expect(results()).not.toMatch(/\d{2}|Rs/);
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
  ['Price (Rs)', ''],
  ['Price (Rs)', '0'],
  ['Price (Rs)', 'cheap'],
  ['Interest rate (% a year)', ''],
  ['Interest rate (% a year)', '-1'],
  ['Period (months)', '0'],
  ['Down payment (Rs)', ''],
  ['Down payment (Rs)', '-5'],
])('%s of %j clears the results', async (name, text) => {
  render(<LoanCalculator price={1_000_000} />);
  await type(name, text);

  expect(results()).not.toContain('Rs');
  expect(screen.getByText(/Fill in all four figures/)).toBeVisible();
});

test('the down payment says how much of the price it is', async () => {
  render(<LoanCalculator price={1_000_000} />);
  expect(field('Down payment (Rs)')).toHaveAccessibleDescription('20 %');

  await type('Down payment (Rs)', '350,000');
  expect(field('Down payment (Rs)')).toHaveAccessibleDescription('35 %');
});

test('a down payment above the price clears the results and says why', async () => {
  render(<LoanCalculator price={1_000_000} />);
  await type('Down payment (Rs)', '1000001');

  expect(results()).toBe('The down payment is more than the price.');
  expect(field('Down payment (Rs)')).toBeInvalid();
  expect(field('Down payment (Rs)')).toHaveAccessibleDescription('The down payment is more than the price.');
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
