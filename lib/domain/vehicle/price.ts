import type { Vehicle } from './vehicle.ts';

type Priced = Pick<Vehicle, 'clientSellingPrice'>;

/** The selling price in rupees; `null` when it is on request (docs/product.md 2.6). */
export function sellingPrice({ clientSellingPrice }: Priced): number | null {
  const isPositive =
    clientSellingPrice !== null && Number.isFinite(clientSellingPrice) && clientSellingPrice > 0;
  return isPositive ? clientSellingPrice : null;
}
