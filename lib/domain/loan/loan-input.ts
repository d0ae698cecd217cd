import type { LoanInputs } from './loan.ts';

const SPACES = /[\s\u00a0\u202f'’]/g;
/** Commas between thousands, or between lakhs and thousands: `1,250,000` and `12,50,000`. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;
const PLAIN = /^-?(\d+[.,]?\d*|[.,]\d+)$/;

/**
 * The number that a visitor typed, grouped or not, with or without its unit: `Rs 1,250,000`, `1 250 000`, `10.5 %`.
 * A lone comma that cannot group is a decimal comma: `10,5` is 10.5.
 * @returns NaN when the text is empty or not one number.
 */
export function parseNumber(text: string): number {
  const figure = text
    .trim()
    .replace(/^rs\.?/i, '')
    .replace(/%$/, '')
    .replace(SPACES, '');
  if (GROUPED.test(figure)) return Number(figure.replaceAll(',', ''));
  return PLAIN.test(figure) ? Number(figure.replace(',', '.')) : NaN;
}

/** The figures of the calculator as the visitor typed them. */
export type LoanFormValues = Record<keyof LoanInputs, string>;

/** What is wrong with a figure, in words for the visitor. */
export type LoanErrors = Partial<Record<keyof LoanInputs, string>>;

/** Percent a year. */
const HIGHEST_RATE = 100;
const LONGEST_PERIOD_MONTHS = 600;

/** Each is asked of a number; the first that fails is told. Only a period or a rate that no lender offers is too high. */
const RULES: Record<keyof LoanInputs, [isRight: (inputs: LoanInputs) => boolean, error: string][]> = {
  price: [
    [({ price }) => !Number.isNaN(price), 'Write the price in digits.'],
    [({ price }) => price > 0, 'The price must be above 0.'],
  ],
  interestRate: [
    [({ interestRate }) => !Number.isNaN(interestRate), 'Write the rate as a number, such as 10.5.'],
    [({ interestRate }) => interestRate >= 0, 'The rate cannot be below 0.'],
    [
      ({ interestRate }) => interestRate <= HIGHEST_RATE,
      `The rate cannot be above ${HIGHEST_RATE} % a year.`,
    ],
  ],
  period: [
    [({ period }) => !Number.isNaN(period), 'Write the months in digits.'],
    [({ period }) => period > 0, 'The period must be above 0.'],
    [
      ({ period }) => period <= LONGEST_PERIOD_MONTHS,
      `The period cannot be above ${LONGEST_PERIOD_MONTHS} months.`,
    ],
  ],
  downpayment: [
    [({ downpayment }) => !Number.isNaN(downpayment), 'Write the down payment in digits.'],
    [({ downpayment }) => downpayment >= 0, 'The down payment cannot be below 0.'],
    [
      ({ downpayment, price }) => !(price > 0 && downpayment > price),
      'The down payment is more than the price.',
    ],
  ],
};

/** The numbers that a visitor typed, and what is wrong with them. An empty field is NaN, but not wrong yet. */
export function parseLoan(typed: LoanFormValues): { inputs: LoanInputs; errors: LoanErrors } {
  const inputs = {
    price: parseNumber(typed.price),
    interestRate: parseNumber(typed.interestRate),
    period: parseNumber(typed.period),
    downpayment: parseNumber(typed.downpayment),
  };
  const errors: LoanErrors = {};
  for (const name of ['price', 'interestRate', 'period', 'downpayment'] as const) {
    const broken = RULES[name].find(([isRight]) => !isRight(inputs));
    if (broken && typed[name].trim() !== '') errors[name] = broken[1];
  }
  return { inputs, errors };
}
