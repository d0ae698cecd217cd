import { budgetPayment, type Budget } from '#lib/domain/loan/budget.ts';
import { DEFAULT_TERMS, DOWNPAYMENT_SHARE } from '#lib/domain/loan/loan.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { isSold, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { ClientTexts } from './texts.ts';

type Priced = Pick<Vehicle, 'clientSellingPrice'>;

/** Text of the price button: `As from: Rs 1,250,000` or `Price on Request`. */
export function priceLabel(vehicle: Priced, texts: ClientTexts): string {
  const price = priceText(vehicle, texts);
  return sellingPrice(vehicle) === null ? price : `${texts.vehicle.asFrom} ${price}`;
}

/** Short form of the price: `Rs 1,250,000` or `Price on Request`. */
export function priceText(vehicle: Priced, { numbers, vehicle: { priceOnRequest } }: ClientTexts): string {
  const price = sellingPrice(vehicle);
  return price === null ? priceOnRequest : numbers.rupees(price);
}

type Terms = Pick<Budget, 'deposit' | 'months'>;

const DEFAULTS: Terms = { deposit: null, months: null };

/** The terms behind `monthlyPriceLabel`, those of a search or the calculator's; a page says them once. */
export function monthlyTerms({ numbers, vehicle }: ClientTexts, terms: Terms | null = null): string {
  const { deposit, months } = terms ?? DEFAULTS;
  return vehicle.monthlyTerms(
    deposit === null ? numbers.percent(DOWNPAYMENT_SHARE * 100) : numbers.rupees(deposit),
    months ?? DEFAULT_TERMS.period,
    DEFAULT_TERMS.interestRate,
  );
}

/**
 * What a car costs a month, in whole rupees: `about Rs 14,096 a month` (docs/product.md 5.4).
 * @returns null for a sold car and without a price
 */
export function monthlyPriceLabel(
  vehicle: Priced & Pick<Vehicle, 'status'>,
  texts: ClientTexts,
  terms: Terms | null = null,
): string | null {
  const price = sellingPrice(vehicle);
  if (price === null || isSold(vehicle)) return null;
  const payment = budgetPayment(price, terms ?? DEFAULTS);
  return texts.vehicle.perMonth(Math.round(payment));
}
