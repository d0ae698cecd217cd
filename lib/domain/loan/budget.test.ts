import fc from 'fast-check';
import { highestPrice } from './budget.ts';
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

test('the highest price can be paid by the month, and one rupee more cannot', () => {
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
  [{ maxMonthly: 15_000, deposit: null, months: null }, 1_112_644],
  [{ maxMonthly: 15_000, deposit: 100_000, months: null }, 989_644],
  [{ maxMonthly: 15_000, deposit: 0, months: 84 }, 889_644],
  [{ maxMonthly: 10_000, deposit: null, months: 60 }, 582_248],
  [{ maxMonthly: 0, deposit: null, months: null }, 1_000],
  [{ maxMonthly: 0, deposit: 50_000, months: null }, 50_000],
])('%j pays for a car of Rs %i', (budget, price) => {
  expect(highestPrice(budget)).toBe(price);
});
