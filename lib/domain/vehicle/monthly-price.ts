import { monthlyPayment, type Budget } from '#lib/domain/loan/budget.ts';
import { DEFAULT_TERMS, DOWNPAYMENT_SHARE } from '#lib/domain/loan/loan.ts';
import { formatRupees } from '#lib/domain/text/format.ts';
import { sellingPrice } from './price.ts';
import { isSold, type Vehicle } from './vehicle.ts';

type Terms = Pick<Budget, 'deposit' | 'months'>;

const DEFAULTS: Terms = { deposit: null, months: null };

/** The terms behind `monthlyPriceLabel` when a search has none of its own; a page says them once. */
export const MONTHLY_TERMS = `A month: ${DOWNPAYMENT_SHARE * 100} % down, ${DEFAULT_TERMS.period} months at ${DEFAULT_TERMS.interestRate} % a year.`;

/**
 * What a car costs a month, in whole rupees: `about Rs 14,096 a month` (docs/product.md 5.4).
 * @returns null for a sold car and without a price
 */
export function monthlyPriceLabel(
  vehicle: Pick<Vehicle, 'clientSellingPrice' | 'status'>,
  terms: Terms | null = null,
): string | null {
  const price = sellingPrice(vehicle);
  if (price === null || isSold(vehicle)) return null;
  const payment = monthlyPayment(price, { maxMonthly: 0, ...(terms ?? DEFAULTS) });
  return `about ${formatRupees(Math.round(payment))} a month`;
}
