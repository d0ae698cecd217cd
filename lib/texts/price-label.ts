import { loanWithTerms, type LoanTerms } from '#lib/domain/loan/loan-terms.ts';
import { DEFAULT_TERMS, DOWNPAYMENT_SHARE, loan } from '#lib/domain/loan/loan.ts';
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

/** The terms behind `monthlyPriceLabel`; a page says them once. */
export function monthlyTerms({ numbers, vehicle }: ClientTexts, terms: LoanTerms): string {
  const { deposit, percent, months, rate } = terms;
  const share = numbers.percent(percent ?? DOWNPAYMENT_SHARE * 100);
  return vehicle.monthlyTerms(
    typeof deposit === 'number' ? numbers.rupees(deposit) : share,
    months ?? DEFAULT_TERMS.period,
    rate ?? DEFAULT_TERMS.interestRate,
  );
}

/**
 * What a car costs a month, in whole rupees, with the terms that are not the calculator's defaults (docs/product.md 5.4):
 * `about Rs 14,096 a month`, `about Rs 9,672 a month (Rs 300,000 down, 60 months)`.
 * @returns null for a sold car, without a price, and when the down payment pays for the car
 */
export function monthlyPriceLabel(
  vehicle: Priced & Pick<Vehicle, 'status'>,
  texts: ClientTexts,
  terms: LoanTerms,
): string | null {
  const price = sellingPrice(vehicle);
  if (price === null || isSold(vehicle)) return null;
  const payment = Math.round(loan(loanWithTerms(price, terms))?.monthlyPayment ?? 0);
  if (payment === 0) return null;
  const named = setTerms(terms, texts).join(', ');
  return texts.vehicle.perMonth(payment) + (named && ` (${named})`);
}

function setTerms(
  { deposit, percent, months, rate }: LoanTerms,
  { numbers, vehicle }: ClientTexts,
): string[] {
  return [
    typeof deposit === 'number' ? vehicle.down(numbers.rupees(deposit)) : '',
    typeof percent === 'number' ? vehicle.down(numbers.percent(percent)) : '',
    typeof months === 'number' && months !== DEFAULT_TERMS.period ? numbers.months(months) : '',
    typeof rate === 'number' ? numbers.percent(rate) : '',
  ].filter(Boolean);
}
