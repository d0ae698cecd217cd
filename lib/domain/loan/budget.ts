import { defaultLoan, DOWNPAYMENT_SHARE, DOWNPAYMENT_STEP, loan } from './loan.ts';

/** What a visitor can pay. */
export type Budget = {
  /** Rupees a month. */
  maxMonthly: number;
  /** Rupees; null is the calculator's default of 20 % of the price. */
  deposit: number | null;
  /** Null is the calculator's default. */
  months: number | null;
};

/** Rupees a month between two budgets that the landing page offers. */
export const BUDGET_STEP = 5_000;
/** The budgets that the landing page offers, in rupees a month, lowest first. */
export const BUDGET_STEPS: readonly number[] = Array.from(
  { length: 12 },
  (_, index) => (index + 1) * BUDGET_STEP,
);
/** The one that is chosen at first. */
export const DEFAULT_BUDGET = 15_000;

/** Rupees, above any car. */
const MAX_PRICE = 1e12;

/** Prices within one step have the same default down payment. */
const PRICE_STEP = DOWNPAYMENT_STEP / DOWNPAYMENT_SHARE;

/**
 * The highest whole price in rupees whose loan (docs/product.md 5.3) costs at most so much a month at the calculator's
 * default rate; 0 when there is none. The payment rises with the price, but for each step of the default down payment: so
 * the highest step whose first price can be paid is found before the price within it.
 */
export function highestPrice(budget: Budget): number {
  if (budget.deposit !== null) return highest(0, MAX_PRICE, isAffordable);
  const step =
    highest(0, MAX_PRICE / PRICE_STEP, (steps) => isAffordable(steps * PRICE_STEP + 1)) * PRICE_STEP;
  return highest(step, step + PRICE_STEP, isAffordable);

  function isAffordable(price: number): boolean {
    return monthlyPayment(price, budget) <= budget.maxMonthly;
  }
}

function monthlyPayment(price: number, { deposit, months }: Budget): number {
  const terms = defaultLoan(price);
  const downpayment = Math.min(deposit ?? terms.downpayment, price);
  return loan({ ...terms, downpayment, period: months ?? terms.period })?.monthlyPayment ?? Infinity;
}

/** The highest whole number from `low` to `high` that meets a condition which holds up to some number; else `low`. */
function highest(low: number, high: number, meets: (value: number) => boolean): number {
  if (low >= high) return low;
  const middle = Math.ceil((low + high) / 2);
  return meets(middle) ? highest(middle, high, meets) : highest(low, middle - 1, meets);
}
