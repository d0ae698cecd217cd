'use client';

import { useTexts } from '#use-texts';
import type { LoanTerms } from '#lib/domain/loan/loan-terms.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { monthlyPriceLabel, monthlyTerms } from '#lib/texts/price-label.ts';
import patterns from '#components/ui/patterns.module.css';
import { EstimateNote } from './estimate-note.tsx';
import { useLoanTerms } from './use-loan-terms.ts';

type Terms = {
  /** The terms of a search by a monthly limit, instead of those of the tab. */
  searched?: LoanTerms | null;
};

type Props = Terms & { vehicle: Pick<Vehicle, 'clientSellingPrice' | 'status'> };

/** What a car costs a month (docs/product.md 5.4), if it has such a price. */
export function MonthlyPrice({ vehicle, searched = null }: Props) {
  const own = useLoanTerms();
  const label = monthlyPriceLabel(vehicle, useTexts(), searched ?? own);
  return (
    label && (
      <p key={label} className={patterns.hint}>
        {label}
      </p>
    )
  );
}

/** The terms behind the monthly prices of a page. */
export function MonthlyTerms({ searched = null }: Terms) {
  const own = useLoanTerms();
  return <EstimateNote terms={monthlyTerms(useTexts(), searched ?? own)} isOfSearch={searched !== null} />;
}
