/** Inputs of the loan calculator. Amounts in rupees. */
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

/** Default down payment as a fraction of the price. */
export const DOWNPAYMENT_SHARE = 0.2;
/** The default down payment is rounded up to a multiple of this, in rupees. */
export const DOWNPAYMENT_STEP = 1000;

/** Default interest rate and period. */
export const DEFAULT_TERMS = { interestRate: 10.5, period: 84 };

/** Defaults for a price in rupees (docs/product.md 5.1). */
export function defaultLoan(price: number): LoanInputs {
  return {
    ...DEFAULT_TERMS,
    price,
    downpayment: Math.ceil((price * DOWNPAYMENT_SHARE) / DOWNPAYMENT_STEP) * DOWNPAYMENT_STEP,
  };
}

/**
 * Annuity loan (docs/product.md 5.3). All three results come from the unrounded payment and are rounded last.
 * @returns null for inputs out of range (docs/product.md 5.2).
 */
export function loan(inputs: LoanInputs): LoanResults | null {
  if (!isInRange(inputs) || inputs.downpayment > inputs.price) return null;

  const financed = inputs.price - inputs.downpayment;
  const payment = monthlyPayment(financed, inputs.interestRate / 100 / 12, inputs.period);
  const total = payment * inputs.period;
  return {
    monthlyPayment: toCents(payment),
    totalInterest: toCents(total - financed),
    totalPayments: toCents(total),
  };
}

function isInRange({ price, interestRate, period, downpayment }: LoanInputs): boolean {
  const areNumbers = [price, interestRate, period, downpayment].every(Number.isFinite);
  return areNumbers && price > 0 && interestRate >= 0 && period > 0 && downpayment >= 0;
}

/** The usual range of a car loan's yearly rate, in percent. A loan without interest is usual as well. */
const USUAL_RATES = { lowest: 2, highest: 30 };

/** Whether a yearly rate in percent is probably a mistake, such as the rate of a month. It is calculated all the same. */
export function isUnusualRate(interestRate: number): boolean {
  const { lowest, highest } = USUAL_RATES;
  return interestRate > highest || (interestRate > 0 && interestRate < lowest);
}

/** Unrounded. The rate is a monthly fraction: 0.01 is 1 % a month. */
function monthlyPayment(financed: number, monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return financed / months; // the annuity formula would divide by zero
  const discount = -Math.expm1(-months * Math.log1p(monthlyRate)); // 1 - (1 + rate)^-months, exact for tiny rates too
  return (financed * monthlyRate) / discount;
}

/** Rounds to cents. A floating-point difference of equal amounts may be slightly below zero. */
function toCents(amount: number): number {
  return Math.max(0, Math.round(amount * 100) / 100);
}
