import fc from 'fast-check';
import { BUDGET_STEPS, DEFAULT_BUDGET, highestPrice } from './budget.ts';
import { defaultLoan, loan } from './loan.ts';

const budgets = fc.record({
  maxMonthly: fc.integer({ min: 1, max: 200_000 }),
  deposit: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
  months: fc.option(fc.integer({ min: 1, max: 120 })),
});

type Budget = Parameters<typeof highestPrice>[0];

/** What the calculator shows for this price. */
function paymentOf({ deposit, months }: Budget, price: number): number {
  const terms = defaultLoan(price);
  const downpayment = Math.min(deposit ?? terms.downpayment, price);
  return loan({ ...terms, downpayment, period: months ?? terms.period })?.monthlyPayment ?? 0;
}

test('the highest price fits the monthly limit, and one rupee more does not', () => {
  fc.assert(
    fc.property(budgets, (budget) => {
      const price = highestPrice(budget);
      expect(paymentOf(budget, price)).toBeLessThanOrEqual(budget.maxMonthly);
      for (const more of [1, 2, 1000, 5000, 5001])
        expect(paymentOf(budget, price + more)).toBeGreaterThan(budget.maxMonthly);
    }),
  );
});

test.each([
  [5_000, null, null, 371_548],
  [10_000, null, null, 742_096],
  [15_000, null, null, 1_112_644],
  [15_900, null, null, 1_180_023],
  [18_400, null, null, 1_365_297],
  [20_000, null, null, 1_483_192],
  [25_000, null, null, 1_853_740],
  [40_000, null, null, 2_966_384],
  [60_000, null, null, 4_448_577],
  [1, null, null, 1_059],
  [4_999, null, 84, 371_489],
  [15_000, null, 1, 18_869],
  [15_000, null, 12, 213_167],
  [15_000, null, 24, 405_442],
  [15_000, null, 36, 577_503],
  [15_000, null, 48, 732_860],
  [15_000, null, 60, 872_872],
  [15_000, null, 72, 998_766],
  [15_000, 0, null, 889_644],
  [15_000, 1, null, 889_645],
  [15_000, 100_000, null, 989_644],
  [15_000, 250_000, 60, 947_872],
  [5_000, 0, 12, 56_722],
  [5_000, 1_000_000, 72, 1_266_255],
  [60_000, 0, 84, 3_558_577],
  [60_000, 500_000, 36, 2_346_015],
  [12_345, 67_890, 48, 550_053],
  [0, null, null, 1_000],
  [0, 50_000, null, 50_000],
])(
  'Rs %i a month, Rs %p down, over %p months pays for a car of Rs %i by the calculator',
  (maxMonthly, deposit, months, price) => {
    const budget = { maxMonthly, deposit, months };
    expect(highestPrice(budget)).toBe(price);
    expect(paymentOf(budget, price)).toBeLessThanOrEqual(maxMonthly);
    expect(paymentOf(budget, price + 1)).toBeGreaterThan(maxMonthly);
  },
);

test('the budgets to choose from go from Rs 5,000 to Rs 60,000 a month, and one of them is chosen already', () => {
  expect(BUDGET_STEPS.at(0)).toBe(5_000);
  expect(BUDGET_STEPS.at(-1)).toBe(60_000);
  expect(BUDGET_STEPS).toContain(DEFAULT_BUDGET);
});
