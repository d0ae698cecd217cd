import type { Stock } from '#lib/domain/search/inventory-view.ts';
import { pluralIn } from '#lib/texts/grammar.ts';

const whole = new Intl.NumberFormat('en-MU', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-MU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plural = pluralIn('en');

function cars(count: number): string {
  return `${whole.format(count)} ${plural(count, 'car', 'cars')}`;
}

/** Cars that can be bought; how many are sold when none can be: `268 cars`, `36 sold cars`. */
function forSale({ total, sold }: Stock): string {
  if (total > sold || sold === 0) return cars(total - sold);
  return `${whole.format(sold)} sold ${plural(sold, 'car', 'cars')}`;
}

export const numbers = {
  whole: (value: number) => whole.format(value),
  /** Of a number written with a point, which may have letters: `4.5`. */
  decimal: (text: string) => text,
  /** Without decimals: `Rs 1,250,000`. */
  rupees: (amount: number) => `Rs ${whole.format(amount)}`,
  /** To the cent: `Rs 13,488.54`. */
  rupeesAndCents: (amount: number) => `Rs ${cents.format(amount)}`,
  /** Grouped: `45,200 KM`. */
  kilometres: (distance: number) => `${whole.format(distance)} KM`,
  /** Not grouped: `1496 CC`. */
  engineSize: (size: number, unit: 'CC' | 'KW') => `${size} ${unit}`,
  months: (count: number) => `${count} ${plural(count, 'month', 'months')}`,
  percent: (value: number) => `${value} %`,
  cars,
  forSale,
  /** Cars that can be bought, and how many are sold besides: `268 cars, 36 sold` (docs/product.md 3.20). */
  stock: (stock: Stock) =>
    stock.sold > 0 && stock.total > stock.sold
      ? `${forSale(stock)}, ${whole.format(stock.sold)} sold`
      : forSale(stock),
};
