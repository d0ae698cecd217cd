import { parseAmount, parseDecimal, parsePercent } from '#lib/domain/text/amount.ts';
import type { LoanInputs } from './loan.ts';

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
  const price = parseAmount(typed.price);
  const inputs = {
    price,
    interestRate: parseDecimal(typed.interestRate),
    period: parseDecimal(typed.period),
    downpayment: downpaymentOf(typed.downpayment, price),
  };
  const errors: LoanErrors = {};
  for (const name of ['price', 'interestRate', 'period', 'downpayment'] as const) {
    const firstBroken = RULES[name].find(([isValid]) => !isValid(inputs));
    if (firstBroken && typed[name].trim() !== '') errors[name] = firstBroken[1];
  }
  return { inputs, errors };
}

/** A down payment in rupees, or in percent of the price. */
function downpaymentOf(text: string, price: number): number {
  const percent = parsePercent(text);
  return Number.isNaN(percent) ? parseAmount(text) : (price * percent) / 100;
}
