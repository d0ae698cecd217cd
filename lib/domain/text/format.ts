const whole = new Intl.NumberFormat('en-MU', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-MU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rupees without decimals: `Rs 1,250,000`. */
export function formatRupees(amount: number): string {
  return `Rs ${whole.format(amount)}`;
}

/** Rupees to the cent: `Rs 13,488.54`. */
export function formatRupeesAndCents(amount: number): string {
  return `Rs ${cents.format(amount)}`;
}

/** Kilometres, grouped: `45,200 KM`. */
export function formatKilometres(distance: number): string {
  return `${whole.format(distance)} KM`;
}

/** A number of cars, and how many of them are sold. */
export type Stock = { total: number; sold: number };

/** How many cars: `1,250 cars`, `1 car`. */
export function formatCars(count: number): string {
  return `${whole.format(count)} ${count === 1 ? 'car' : 'cars'}`;
}

/** Cars that can be bought; how many are sold when none can be: `268 cars`, `36 sold cars`. */
export function formatForSale({ total, sold }: Stock): string {
  if (total > sold || sold === 0) return formatCars(total - sold);
  return `${whole.format(sold)} sold ${sold === 1 ? 'car' : 'cars'}`;
}

/** Cars that can be bought, and how many are sold besides: `268 cars, 36 sold` (docs/product.md 3.20). */
export function formatStock({ total, sold }: Stock): string {
  const isMixed = sold > 0 && total > sold;
  return isMixed
    ? `${formatForSale({ total, sold })}, ${whole.format(sold)} sold`
    : formatForSale({ total, sold });
}

const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Indian/Mauritius' });

/** The year in Mauritius at that moment. */
export function yearInMauritius(moment: Date): number {
  return Number(year.format(moment));
}
