import { useTexts } from '#use-texts';
import { LOAN_TERMS_STORAGE_KEY } from '#lib/domain/loan/loan-terms.ts';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';
import { saveTerms, useStoredTerms } from './use-loan-terms.ts';

type Props = {
  /** The terms in words, where no calculator shows them. */
  terms?: string;
  /** The terms of a search, which its address keeps, instead of those of the tab. */
  isOfSearch?: boolean;
};

/** Says that what a loan costs is an estimate, and leads back to the usual terms when the tab has others. */
export function EstimateNote({ terms = '', isOfSearch = false }: Props) {
  const { vehicle } = useTexts();
  const hasStored = useStoredTerms() !== null;
  return (
    <p className={patterns.hint} data-restores={isOfSearch ? undefined : LOAN_TERMS_STORAGE_KEY}>
      {/* the key: a browser that translates the page replaces the text, which React could not change then */}
      <span key={terms}>{terms ? `${terms} ${vehicle.estimate}` : vehicle.estimate}</span>{' '}
      {hasStored && !isOfSearch && (
        <button type="button" className={buttonClass('outline')} onClick={() => saveTerms({})}>
          {vehicle.usualTerms}
        </button>
      )}
    </p>
  );
}
