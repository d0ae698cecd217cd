'use client';

import { useTexts } from '#use-texts';
import { searchHeading } from '#lib/texts/search-label.ts';
import { LOAN_TERMS_STORAGE_KEY, serializeTerms } from '#lib/domain/loan/loan-terms.ts';
import { searchedTerms } from '#lib/domain/search/backoffice-filter.ts';
import { SEARCH_STORAGE_KEY, serializeFilter } from '#lib/domain/search/search-storage.ts';
import { unpackCounts, type PackedCounts } from '#lib/domain/search/packed-counts.ts';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { activeKeys, filterFromCriteria, type SetCriteria } from '#lib/domain/search/search-filter.ts';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { FilterForm } from './filter-form.tsx';
import { searchFilterRows } from './filter-rows.ts';
import { FilterPanel } from './filter-panel.tsx';
import { OrderSelect } from './order-select.tsx';
import { Results, type FoundCars } from './results.tsx';
import styles from './search-content.module.css';
import { WordNotes, type Notes } from './word-notes.tsx';

/** Options of the search form: models of the filter's make; null without one, of which there are hundreds. */
export type Choices = { makes: string[]; models: string[] | null };

type Props = FoundCars &
  Notes & {
    criteria: SetCriteria;
    /** Facts about the cars of the page's make; null on other pages. */
    facts: string | null;
    /** Null omits the form. */
    choices: Choices | null;
    /**
     * The number of matching cars, of sold ones among them, and of each option. Null without an index: order, counts and the
     * fields that need it are then not offered.
     */
    found: { count: number; sold: number; options: PackedCounts } | null;
    /** First of the year options. */
    currentYear: number;
  };

/** One client component, so that the page's data contain each value once and none of the elements. */
export function SearchContent({
  criteria,
  facts,
  choices,
  found,
  currentYear,
  pages,
  names,
  ...rest
}: Props) {
  const texts = useTexts();
  const { numbers, search } = texts;
  const filter = filterFromCriteria(criteria);
  const terms = searchedTerms(filter);
  const active = activeKeys(filter).length;
  const filtersLabel = active > 0 ? `${search.filters} (${active})` : search.filters;
  const title = searchHeading(filter, texts);
  const hasCars = found !== null && found.count > 0;
  const options =
    found && choices && unpackCounts(found.options, { make: choices.makes, model: choices.models ?? [] });
  return (
    <div className={styles.page}>
      <data
        hidden
        data-store={SEARCH_STORAGE_KEY}
        data-whole={searchAddress(filter) === '/search' || undefined}
        value={serializeFilter(rest.isPageOutOfRange ? { ...filter, page: 0 } : filter)}
      />
      {terms && <data hidden data-store={LOAN_TERMS_STORAGE_KEY} value={serializeTerms(terms) ?? ''} />}
      <h1 className={styles.heading}>
        <NonBreakingWords text={title} />
        {filter.page > 0 && <VisuallyHidden>{`, ${search.page(filter.page + 1)}`}</VisuallyHidden>}
      </h1>
      {facts && <p className={styles.facts}>{facts}</p>}
      {hasCars && <p className={styles.count}>{numbers.stock({ total: found.count, sold: found.sold })}</p>}
      <div className={styles.bar}>
        {hasCars && <OrderSelect filter={filter} />}
        {choices && (
          <FilterPanel label={filtersLabel} isFiltered={active > 0}>
            <FilterForm
              rows={searchFilterRows(options)}
              isGrouped
              filter={filter}
              {...choices}
              currentYear={currentYear}
              found={{ count: found && found.count, sold: found?.sold, options }}
            />
          </FilterPanel>
        )}
      </div>
      <div className={styles.results}>
        <WordNotes pages={pages} names={names} />
        <Results filter={filter} {...rest} />
      </div>
    </div>
  );
}
