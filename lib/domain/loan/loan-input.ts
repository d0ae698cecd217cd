import type { LoanInputs } from './loan.ts';

const SPACES = /[\s\u00a0\u202f'’]/g;
/** Commas between thousands, or between lakhs and thousands: `1,250,000` and `12,50,000`. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;
const PLAIN = /^-?(\d+[.,]?\d*|[.,]\d+)$/;

/**
 * Parses a number with or without thousands separators and unit: `Rs 1,250,000`, `1 250 000`, `10.5 %`.
 * A comma that cannot separate thousands is a decimal comma: `10,5` is 10.5.
 * @returns NaN when the text is empty or not one number.
 */
export function parseNumber(text: string): number {
  const digits = text
    .trim()
    .replace(/^rs\.?/i, '')
    .replace(/%$/, '')
    .replace(SPACES, '');
  if (GROUPED.test(digits)) return Number(digits.replaceAll(',', ''));
  return PLAIN.test(digits) ? Number(digits.replace(',', '.')) : NaN;
}

/** An amount with its thousands separated, and not with a decimal comma: `500,5`. */
const GROUPED_AMOUNT = /^\d{1,3}([,\s]\d{2,3})*[,\s]\d{3}$/;

/** The amount without its separators, as it is easier to change; any other text unchanged. */
export function withoutSeparators(amount: string): string {
  return GROUPED_AMOUNT.test(amount) ? digitsOf(amount) : amount;
}

const EDITED_AMOUNT = /^\d{1,3}([,\s]\d+)+$/;

/** The same for an amount of which digits were added or removed among its separators: `209,00` is 20900. */
export function withoutMisplacedSeparators(amount: string): string {
  return EDITED_AMOUNT.test(amount) ? digitsOf(amount) : amount;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The calculator's fields as the visitor typed them. */
export type LoanFormValues = Record<keyof LoanInputs, string>;

/** What is wrong with a field; the message is `loan.errors` of `lib/texts`. */
type LoanError =
  `${'price' | 'rate' | 'period' | 'downpayment'}${'NotNumber' | 'TooLow'}` | 'downpaymentAbovePrice';

type LoanErrors = Partial<Record<keyof LoanInputs, LoanError>>;

/** Rules of each field, of which the first broken one is reported. */
const RULES: Record<keyof LoanInputs, [isValid: (inputs: LoanInputs) => boolean, error: LoanError][]> = {
  price: [
    [({ price }) => !Number.isNaN(price), 'priceNotNumber'],
    [({ price }) => price > 0, 'priceTooLow'],
  ],
  interestRate: [
    [({ interestRate }) => !Number.isNaN(interestRate), 'rateNotNumber'],
    [({ interestRate }) => interestRate >= 0, 'rateTooLow'],
  ],
  period: [
    [({ period }) => !Number.isNaN(period), 'periodNotNumber'],
    [({ period }) => period > 0, 'periodTooLow'],
  ],
  downpayment: [
    [({ downpayment }) => !Number.isNaN(downpayment), 'downpaymentNotNumber'],
    [({ downpayment }) => downpayment >= 0, 'downpaymentTooLow'],
    [({ downpayment, price }) => !(price > 0 && downpayment > price), 'downpaymentAbovePrice'],
  ],
};

/** The numbers of the form and its errors. An empty field is NaN without an error. */
export function parseLoan(typed: LoanFormValues): { inputs: LoanInputs; errors: LoanErrors } {
  const inputs = {
    price: parseNumber(typed.price),
    interestRate: parseNumber(typed.interestRate),
    period: parseNumber(typed.period),
    downpayment: parseNumber(typed.downpayment),
  };
  const errors: LoanErrors = {};
  for (const name of ['price', 'interestRate', 'period', 'downpayment'] as const) {
    const firstBroken = RULES[name].find(([isValid]) => !isValid(inputs));
    if (firstBroken && typed[name].trim() !== '') errors[name] = firstBroken[1];
  }
  return { inputs, errors };
}
