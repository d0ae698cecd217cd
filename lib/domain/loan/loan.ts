/** What the visitor types into the loan calculator (spec section 3). Amounts in rupees. */
export type LoanInputs = {
  price: number;
  /** Percent a year: 10.5 means 10.5 %. */
  interestRate: number;
  /** Months. */
  period: number;
  downpayment: number;
};

/** Rupees, rounded to the cent. */
export type LoanResults = { monthlyPayment: number; totalInterest: number; totalPayments: number };

const DEFAULT_DOWNPAYMENT_SHARE = 0.2;
const DOWNPAYMENT_STEP = 1000;

/** What the calculator starts with whatever the price is. */
export const DEFAULT_TERMS = { interestRate: 10.5, period: 84 };

/** What the calculator starts with for a car of this price, in rupees (spec section 9). */
export function defaultLoan(price: number): LoanInputs {
  return {
    ...DEFAULT_TERMS,
    price,
    downpayment: Math.ceil((price * DEFAULT_DOWNPAYMENT_SHARE) / DOWNPAYMENT_STEP) * DOWNPAYMENT_STEP,
  };
}

/**
 * Annuity loan (spec section 9). All three results come from the unrounded payment and are rounded last.
 * @returns null for inputs that are no loan (spec section 5), a down payment above the price among them.
 */
export function loan(inputs: LoanInputs): LoanResults | null {
  if (!isComplete(inputs) || inputs.downpayment > inputs.price) return null;

  const financed = inputs.price - inputs.downpayment;
  const payment = monthlyPayment(financed, inputs.interestRate / 100 / 12, inputs.period);
  const total = payment * inputs.period;
  return {
    monthlyPayment: toCents(payment),
    totalInterest: toCents(total - financed),
    totalPayments: toCents(total),
  };
}

/** The calculator runs on these values only (spec section 5). */
function isComplete({ price, interestRate, period, downpayment }: LoanInputs): boolean {
  const areNumbers = [price, interestRate, period, downpayment].every(Number.isFinite);
  return areNumbers && price > 0 && interestRate >= 0 && period > 0 && downpayment >= 0;
}

function monthlyPayment(financed: number, monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return financed / months; // the annuity formula would divide by zero
  const discount = -Math.expm1(-months * Math.log1p(monthlyRate)); // 1 - (1 + rate)^-months, exact for tiny rates too
  return (financed * monthlyRate) / discount;
}

/** Nothing here is ever below zero, but the last binary digit of a difference may be. */
function toCents(amount: number): number {
  return Math.max(0, Math.round(amount * 100) / 100);
}
