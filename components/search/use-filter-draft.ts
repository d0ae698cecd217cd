import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  FILTER_KEYS,
  filterFrom,
  isSet,
  withoutCriteria,
  type FilterKey,
  type SearchFilter,
} from '#lib/domain/search/search-filter.ts';
import { termsFromStorage } from '#lib/domain/loan/loan-terms.ts';
import { useStoredTerms } from '#components/loan/use-loan-terms.ts';
import { useModels, type GivenModels } from './use-models.ts';

/** The text of each field. */
type FilterTexts = Record<FilterKey, string>;

/**
 * The state of the search form, which starts with the page's filter `sent`. Without a monthly limit it has the loan terms of
 * the tab, for a limit that is set.
 */
export function useFilterDraft(sent: SearchFilter, given: Omit<GivenModels, 'make'>) {
  const [written, setWritten] = useState(() => filterTexts(sent));
  const stored = useStoredTerms();
  const [terms, setTerms] = useState<string | null>(null);
  if (terms !== stored) {
    setTerms(stored);
    setWritten({ ...written, ...termTexts(sent, stored) });
  }
  // compared here and not in an updater function, which React queues even when it changes nothing
  const latest = useRef(written);
  useLayoutEffect(() => {
    latest.current = written;
  });
  const write = useCallback((changes: Partial<FilterTexts>) => {
    if (isWritten(latest.current, changes)) return;
    latest.current = { ...latest.current, ...changes };
    setWritten(latest.current);
  }, []);

  const models = useModels(written.make, { ...given, make: sent.make });
  const isSent = written.make === sent.make && written.model === sent.model;
  const belongs = isSent || !models.isComplete || models.list.includes(written.model);
  const texts = belongs ? written : { ...written, model: '' };

  const filter = filterFrom((key) => texts[key]);
  // the terms of the tab belong to a limit
  const wanted = isSet(filter.maxMonthly) ? filter : withoutCriteria(filter, 'deposit', 'months');

  return { texts, filter: wanted, models, write };
}

/** Whether the texts already have these values. The form, with its hundreds of options, is then not rendered again. */
function isWritten(texts: FilterTexts, changes: Partial<FilterTexts>): boolean {
  return FILTER_KEYS.every((key) => changes[key] === undefined || changes[key] === texts[key]);
}

/** The texts of the loan terms of the tab, unless the search has terms. */
function termTexts({ maxMonthly }: SearchFilter, stored: string | null): Partial<FilterTexts> {
  if (isSet(maxMonthly)) return {};
  const { deposit, months } = termsFromStorage(stored);
  return { deposit: String(deposit ?? ''), months: String(months ?? '') };
}

function filterTexts(filter: SearchFilter): FilterTexts {
  // FILTER_KEYS has every key of the type
  return Object.fromEntries(FILTER_KEYS.map((key) => [key, String(filter[key] ?? '')])) as FilterTexts;
}
