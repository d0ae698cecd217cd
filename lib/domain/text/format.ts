const whole = new Intl.NumberFormat('en-MU', { maximumFractionDigits: 0 });

/** Rupees without decimals: `Rs 1,250,000`. */
export function formatRupees(amount: number): string {
  return `Rs ${whole.format(amount)}`;
}
