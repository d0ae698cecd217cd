const SPACES = /[\s\u00a0\u202f'’]/g;
/** Commas between thousands, or between lakhs and thousands: `1,250,000` and `12,50,000`. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;
const PLAIN = /^-?(\d+[.,]?\d*|[.,]\d+)$/;

/**
 * The number that a visitor typed, grouped or not, with or without its unit: `Rs 1,250,000`, `1 250 000`, `10.5 %`.
 * A lone comma that cannot group is a decimal comma: `10,5` is 10.5.
 * @returns NaN when the text is empty or not one number.
 */
export function typedNumber(text: string): number {
  const figure = text
    .trim()
    .replace(/^rs\.?/i, '')
    .replace(/%$/, '')
    .replace(SPACES, '');
  if (GROUPED.test(figure)) return Number(figure.replaceAll(',', ''));
  return PLAIN.test(figure) ? Number(figure.replace(',', '.')) : NaN;
}
