import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, type ComponentProps } from 'react';
import { render } from '#components/language/testing/render.tsx';
import { BUDGET_STEPS } from '#lib/domain/loan/budget.ts';
import { readFromSession, saveToSession } from '#components/ui/session-storage.ts';
import { inApp } from '#components/ui/testing/in-app.tsx';
import { BudgetSearch } from './budget-search.tsx';

/** One car more for each step: 1 for Rs 5,000 a month, 12 for Rs 60,000. */
const COUNTS = BUDGET_STEPS.map((_, index) => index + 1);

/** The addresses that were asked; every count is 40. */
const asked: string[] = [];
globalThis.fetch = (input) => {
  asked.push(input as string); // the component asks by address
  return Promise.resolve({ ok: true, json: () => Promise.resolve({ count: 40 }) } as Response);
};

beforeEach(() => {
  asked.length = 0;
  window.sessionStorage.clear();
});

function budget(counts: ComponentProps<typeof BudgetSearch>['counts'], visited?: string[]) {
  return inApp(<BudgetSearch counts={counts} />, visited);
}

function setup(counts: ComponentProps<typeof BudgetSearch>['counts'] = COUNTS) {
  const visited: string[] = [];
  render(budget(counts, visited));
  return { visitor: userEvent.setup(), visited };
}

function slider() {
  return screen.getByRole<HTMLInputElement>('slider', { name: 'What can you pay a month?' });
}

function moveTo(rupees: number) {
  fireEvent.change(slider(), { target: { value: String(rupees) } });
}

test('the slider shows cars and price for each step without asking the server', async () => {
  const { visitor, visited } = setup();
  expect(slider()).toHaveAttribute('aria-valuetext', 'Rs 15,000 a month');
  expect(screen.getByRole('status')).toHaveTextContent('3 cars up to Rs 1,112,000');

  moveTo(20_000);
  expect(slider()).toHaveAttribute('aria-valuetext', 'Rs 20,000 a month');
  expect(screen.getByRole('status')).toHaveTextContent('4 cars up to Rs 1,483,000');

  await visitor.click(screen.getByRole('button', { name: 'See 4 cars' }));
  expect(visited).toEqual(['/search?maxMonthly=20000']);
  expect(asked).toEqual([]);
});

test('other terms change the price at once, and the cars once the server has counted them', async () => {
  const { visitor, visited } = setup();
  await visitor.type(screen.getByLabelText('Down payment (Rs)'), '100,000');
  await visitor.selectOptions(screen.getByLabelText('Months'), '60');
  expect(
    screen.getByText('With Rs 100,000 down, over 60 months at 10.5 %. An estimate; the bank decides.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Cars up to Rs 797,000');

  await visitor.click(await screen.findByRole('button', { name: 'See 40 cars' }));
  expect(visited).toEqual(['/search?maxMonthly=15000&deposit=100000&months=60']);
  expect(asked).toEqual(['/api/client-car/count?maxMonthly=15000&deposit=100000&months=60']);
});

test('the terms of this tab are those of the budget, and the other way round', async () => {
  saveToSession('loanTerms', '{"deposit":100000,"months":50,"rate":9}');
  const { visitor } = setup();
  expect(screen.getByText(/^With Rs 100,000 down, over 50 months at 10.5 %/)).toBeInTheDocument();
  expect(screen.getByLabelText('Months')).toHaveDisplayValue('50');
  expect(readFromSession('loanTerms')).toBe('{"deposit":100000,"months":50,"rate":9}');

  await visitor.selectOptions(screen.getByLabelText('Months'), '84');
  await visitor.clear(screen.getByLabelText('Down payment (Rs)'));
  await visitor.type(screen.getByLabelText('Down payment (Rs)'), '1.2m');
  expect(readFromSession('loanTerms')).toBe('{"deposit":1200000}');
  await visitor.tab();
  expect(screen.getByLabelText('Down payment (Rs)')).toHaveValue('1,200,000');
});

test('without the index only the price is shown until the cars are counted', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(budget(null));
  expect(page.querySelector('output')).toHaveTextContent('Cars up to Rs 1,112,000');
  expect(page.querySelector('button')).toHaveTextContent('See the cars up to Rs 1,112,000');

  setup(null);
  expect(await screen.findByRole('button', { name: 'See 40 cars' })).toBeVisible();
});

test('a budget without a car leads to similar searches', () => {
  setup(BUDGET_STEPS.map(() => 0));
  moveTo(5000);
  expect(screen.getByRole('status')).toHaveTextContent('No car up to Rs 371,000');
  expect(screen.getByRole('button', { name: 'See what comes close' })).toBeVisible();
});

test('a value that was set before hydration is kept and shown', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(budget(COUNTS));
  slider().value = '30000';
  for (const input of page.querySelectorAll('input')) if (input.name === 'deposit') input.value = 'Rs 0';
  const root = await act(() => Promise.resolve(hydrateRoot(page, budget(COUNTS))));
  expect(slider()).toHaveValue('30000');
  expect(screen.getByText(/^With Rs 0 down/)).toBeInTheDocument();
  act(() => root.unmount());
  page.remove();
});

test('without JavaScript the budget is a select with the cars of each step, placed before the slider', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(budget(COUNTS)).replaceAll('noscript', 'div');
  const select = page.querySelector<HTMLSelectElement>('select[name="maxMonthly"]');
  expect(select).toHaveDisplayValue('Rs 15,000: 3 cars');
  const form = page.querySelector('form') ?? undefined;
  const sent = [...new FormData(form)].map(([name]) => name);
  expect(sent).toEqual(['maxMonthly', 'maxMonthly', 'deposit', 'months']);
  expect(form).toHaveAttribute('action', '/search');
});
