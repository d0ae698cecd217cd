import { loan, monthlyPayment, type LoanInputs } from './loan.ts';

/** One year of a loan, in rupees: the interest paid in it, and what is still owed at its end. */
export type LoanYear = { year: number; interest: number; balance: number };

const YEAR_MONTHS = 12;
const MAX_YEARS = 30;

/** The years of a loan, of which the last may be shorter; none without results, and for more than 30 years. */
export function loanYears(inputs: LoanInputs): LoanYear[] {
  const count = Math.ceil(inputs.period / YEAR_MONTHS);
  if (!loan(inputs) || count > MAX_YEARS) return [];

  const balances = Array.from({ length: count + 1 }, (_, year) => balanceAfter(year * YEAR_MONTHS, inputs));
  return balances.slice(1).map((balance, index) => {
    const months = Math.min(YEAR_MONTHS, inputs.period - index * YEAR_MONTHS);
    const repaid = (balances[index] ?? 0) - balance;
    return { year: index + 1, interest: Math.max(0, payment(inputs) * months - repaid), balance };
  });
}

/** What is still owed after these months: the payments that are left, without their interest. */
function balanceAfter(months: number, inputs: LoanInputs): number {
  const left = inputs.period - months;
  const rate = inputs.interestRate / 100 / YEAR_MONTHS;
  if (left <= 0) return 0;
  if (rate === 0) return payment(inputs) * left;
  return (payment(inputs) * -Math.expm1(-left * Math.log1p(rate))) / rate;
}

function payment({ price, downpayment, interestRate, period }: LoanInputs): number {
  return monthlyPayment(price - downpayment, interestRate / 100 / YEAR_MONTHS, period);
}
