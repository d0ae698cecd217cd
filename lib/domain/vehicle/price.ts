import { formatRupees } from '#lib/domain/text/format.ts';
import type { Vehicle } from './vehicle.ts';

type Priced = Pick<Vehicle, 'clientSellingPrice'>;

/** The selling price in rupees; `null` when it is on request (docs/product.md 2.6). */
export function sellingPrice({ clientSellingPrice }: Priced): number | null {
  const isPositive =
    clientSellingPrice !== null && Number.isFinite(clientSellingPrice) && clientSellingPrice > 0;
  return isPositive ? clientSellingPrice : null;
}

/** Text of the price button: `As from: Rs 1,250,000` or `Price on Request`. */
export function priceLabel(vehicle: Priced): string {
  return sellingPrice(vehicle) === null ? priceText(vehicle) : `As from: ${priceText(vehicle)}`;
}

/** Short form of the price: `Rs 1,250,000` or `Price on Request`. */
export function priceText(vehicle: Priced): string {
  const price = sellingPrice(vehicle);
  return price === null ? 'Price on Request' : formatRupees(price);
}
