import { loanWithTerms, type LoanTerms } from './loan-terms.ts';
import { DOWNPAYMENT_SHARE, DOWNPAYMENT_STEP, loan } from './loan.ts';

/** The monthly payment that a visitor can afford, with the terms of the loan. */
export type Budget = {
  /** Rupees a month. */
  maxMonthly: number;
} & Pick<LoanTerms, 'deposit' | 'months'>;

/** Difference between two budgets that the landing page offers, in rupees a month. */
export const BUDGET_STEP = 5_000;
/** The budgets that the landing page offers, in rupees a month, lowest first. */
export const BUDGET_STEPS: readonly number[] = Array.from(
  { length: 12 },
  (_, index) => (index + 1) * BUDGET_STEP,
);
/** The initial budget of the landing page. */
export const DEFAULT_BUDGET = 15_000;

/** Upper limit of the binary search, in rupees. */
const MAX_PRICE = 1e12;

/** Prices within one step have the same default down payment. */
const PRICE_STEP = DOWNPAYMENT_STEP / DOWNPAYMENT_SHARE;

/**
 * The highest whole price in rupees whose loan (docs/product.md 5.3) costs at most `maxMonthly` at the calculator's
 * default rate; 0 when there is none. The payment rises with the price, except where the default down payment goes up
 * by a step: so the search finds the last affordable step first, then the price within that step.
 */
export function highestPrice(budget: Budget): number {
  if (typeof budget.deposit === 'number') return highest(0, MAX_PRICE, isAffordable);
  const step =
    highest(0, MAX_PRICE / PRICE_STEP, (steps) => isAffordable(steps * PRICE_STEP + 1)) * PRICE_STEP;
  return highest(step, step + PRICE_STEP, isAffordable);

  function isAffordable(price: number): boolean {
    return budgetPayment(price, budget) <= budget.maxMonthly;
  }
}

/** The monthly payment for a price, in rupees to the cent; `Infinity` for no price. */
function budgetPayment(price: number, budget: Budget): number {
  const inputs = loanWithTerms(price, budget);
  return loan({ ...inputs, downpayment: Math.min(inputs.downpayment, price) })?.monthlyPayment ?? Infinity;
}

/**
 * Binary search for the highest whole number from `low` to `high` that meets a monotonic condition; `low` when none
 * does.
 */
function highest(low: number, high: number, meets: (value: number) => boolean): number {
  if (low >= high) return low;
  const middle = Math.ceil((low + high) / 2);
  return meets(middle) ? highest(middle, high, meets) : highest(low, middle - 1, meets);
}
