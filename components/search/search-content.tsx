'use client';

import { useTexts } from '#use-texts';
import { searchHeading } from '#lib/texts/search-label.ts';
import { useRef } from 'react';
import { unpackCounts, type PackedCounts } from '#lib/domain/search/packed-counts.ts';
import { searchQuery } from '#lib/domain/search/search-address.ts';
import { activeKeys, filterFromCriteria, type SetCriteria } from '#lib/domain/search/search-filter.ts';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { FilterForm } from './filter-form.tsx';
import { searchFilterRows } from './filter-rows.ts';
import { FilterPanel } from './filter-panel.tsx';
import { OrderSelect } from './order-select.tsx';
import { Results, type FoundCars } from './results.tsx';
import styles from './search-content.module.css';
import { SearchSession } from './search-session.tsx';
import { WordNotes, type Notes } from './word-notes.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';

/** Options of the search form: models of the filter's make, or all models when no make is set. */
export type Choices = { makes: string[]; models: string[]; allModels: string[] };

type Props = FoundCars &
  Notes & {
    criteria: SetCriteria;
    /** Facts about the cars of the page's make; null on other pages. */
    facts: string | null;
    /** Null omits the form. */
    choices: Choices | null;
    /**
     * The number of matching cars, of sold ones among them, and of each option. Null without an index: order, counts and the fields that need
     * it are then not offered.
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
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const filter = filterFromCriteria(criteria);
  useRestoredFocus(page, heading, searchQuery(filter));
  const active = activeKeys(filter).length;
  const filtersLabel = active > 0 ? `${search.filters} (${active})` : search.filters;
  const title = searchHeading(filter, texts);
  const hasCars = found !== null && found.count > 0;
  const options =
    found && choices && unpackCounts(found.options, { make: choices.makes, model: choices.models });
  return (
    <div ref={page} className={styles.page}>
      <SearchSession filter={filter} isPageOutOfRange={rest.isPageOutOfRange} />
      <h1 ref={heading} className={styles.heading} tabIndex={-1}>
        <span key={title}>
          <NonBreakingWords text={title} />
        </span>
        {filter.page > 0 && <VisuallyHidden>{`, ${search.page(filter.page + 1)}`}</VisuallyHidden>}
      </h1>
      {facts && <p className={styles.facts}>{facts}</p>}
      {hasCars && <p className={styles.count}>{numbers.stock({ total: found.count, sold: found.sold })}</p>}
      <div className={styles.bar}>
        {hasCars && <OrderSelect filter={filter} />}
        {choices && (
          <FilterPanel query={searchQuery(filter)} label={filtersLabel} isFiltered={active > 0}>
            <FilterForm
              rows={searchFilterRows(options)}
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
        <Results filter={filter} filtersLabel={choices && filtersLabel} {...rest} />
      </div>
    </div>
  );
}
