import { parseAmount, parseDecimal, parsePercent } from '#lib/domain/text/amount.ts';
import { defaultLoan, type LoanInputs } from './loan.ts';

/** Key in session storage of the terms that the visitor has set (docs/product.md 5.5). */
export const LOAN_TERMS_STORAGE_KEY = 'loanTerms';

/** The terms of a loan; null and missing ones are the calculator's defaults. */
export type LoanTerms = {
  /** Down payment in rupees. */
  deposit?: number | null;
  /** Down payment in percent of the price, when `deposit` is unset. */
  percent?: number | null;
  months?: number | null;
  /** Percent a year. */
  rate?: number | null;
};

/** The loan for a price in rupees. */
export function loanWithTerms(price: number, { deposit, percent, months, rate }: LoanTerms): LoanInputs {
  const usual = defaultLoan(price);
  const share = typeof percent === 'number' ? (price * percent) / 100 : usual.downpayment;
  return {
    price,
    downpayment: deposit ?? share,
    period: months ?? usual.period,
    interestRate: rate ?? usual.interestRate,
  };
}

/**
 * The terms after the visitor has changed one of the calculator's fields. A text that is no valid term changes none, and
 * a default is unset, since a default down payment differs from car to car.
 * @param usual the defaults for the price
 */
export function withTypedTerm(
  terms: LoanTerms,
  field: keyof LoanInputs,
  text: string,
  usual: LoanInputs,
): LoanTerms {
  if (field === 'price') return terms;
  const isDownpayment = field === 'downpayment';
  const percent = isDownpayment ? parsePercent(text) : NaN;
  if (isValid('percent', percent)) return { ...terms, percent, deposit: null };
  const value = isDownpayment ? parseAmount(text) : parseDecimal(text);
  if (!isValid(TERMS[field], value)) return terms;
  const changed = { ...terms, [TERMS[field]]: value === usual[field] ? null : value };
  return isDownpayment ? { ...changed, percent: null } : changed;
}

const TERMS = { downpayment: 'deposit', period: 'months', interestRate: 'rate' } as const;
const NAMES = ['deposit', 'percent', 'months', 'rate'] as const;

function isValid(name: keyof LoanTerms, value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && (name === 'months' ? value > 0 : value >= 0);
}

function validTerms(given: LoanTerms | Record<string, unknown>): LoanTerms {
  const entries = NAMES.map((name) => [name, given[name]] as const);
  return Object.fromEntries(entries.filter(([name, value]) => isValid(name, value)));
}

/** Null when none is set. */
export function serializeTerms(terms: LoanTerms): string | null {
  const set = validTerms(terms);
  return Object.keys(set).length > 0 ? JSON.stringify(set) : null;
}

/** The terms in session storage; those that are not valid are unset. */
export function termsFromStorage(stored: string | null): LoanTerms {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return validTerms(typeof value === 'object' ? { ...value } : {});
  } catch {
    return {}; // visitors can edit session storage
  }
}
