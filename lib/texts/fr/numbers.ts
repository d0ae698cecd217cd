import type { Stock } from '#lib/domain/search/inventory-view.ts';
import type { numbers as english } from '#lib/texts/en/numbers.ts';
import { pluralIn } from '#lib/texts/grammar.ts';
import type { Translated } from '#lib/texts/texts.ts';

const whole = new Intl.NumberFormat('fr', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plural = pluralIn('fr');

/** Thousands are apart by a whole space: the fallback font draws the narrow one hardly at all. */
function format(value: number, as = whole): string {
  return as.format(value).replaceAll('\u202f', '\u00a0');
}

function decimal(text: string): string {
  return text.replace('.', ',');
}

function cars(count: number): string {
  return `${format(count)} ${plural(count, 'voiture', 'voitures')}`;
}

function forSale({ total, sold }: Stock): string {
  if (total > sold || sold === 0) return cars(total - sold);
  return `${cars(sold)} ${plural(sold, 'vendue', 'vendues')}`;
}

export const numbers: Translated<typeof english> = {
  whole: (value) => format(value),
  decimal,
  rupees: (amount) => `Rs ${format(amount)}`,
  rupeesAndCents: (amount) => `Rs ${format(amount, cents)}`,
  kilometres: (distance) => `${format(distance)} km`,
  engineSize: (size, unit) => `${size} ${unit === 'CC' ? 'cc' : 'kW'}`,
  months: (count) => `${count} mois`,
  percent: (value) => `${decimal(String(value))} %`,
  cars,
  forSale,
  stock: (stock) =>
    stock.sold > 0 && stock.total > stock.sold
      ? `${forSale(stock)}, ${format(stock.sold)} ${plural(stock.sold, 'vendue', 'vendues')}`
      : forSale(stock),
};
