'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useTransition, type SubmitEvent } from 'react';
import { buttonClass, type ButtonKind } from '#components/ui/button.ts';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import {
  EMPTY_FILTER,
  yearChoices,
  type FilterKey,
  type SearchFilter,
} from '#lib/domain/search/search-filter.ts';
import { FilterField } from './filter-field.tsx';
import styles from './filter-form.module.css';
import { publishFilter, saveFilter } from './filter-storage.ts';
import { ResultCount } from './result-count.tsx';
import { useFilterDraft, type FilterTexts } from './use-filter-draft.ts';

type Props = {
  /** The fields in their order; a minimum comes right before its maximum. */
  keys: readonly FilterKey[];
  /** The filter of the page; by default the empty one. */
  filter?: SearchFilter;
  makes: readonly string[];
  /** Models of the filter's make; all models when it has none. */
  models: readonly string[];
  allModels?: readonly string[];
  /** First year of the options; given by the server, so that hydration matches. */
  currentYear: number;
  /** Of the Search button. */
  buttonKind?: ButtonKind;
};

/** The search form. Without JavaScript it is a GET form. */
export function FilterForm({
  keys,
  filter = EMPTY_FILTER,
  makes,
  models,
  allModels,
  currentYear,
  buttonKind = 'primary',
}: Props) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useFilterDraft(filter, { models, allModels });
  const { write } = draft;
  const years = yearChoices(currentYear).map(String);
  const options: Partial<Record<FilterKey, readonly string[]>> = {
    make: makes,
    model: draft.models.list,
    minYear: years,
    maxYear: years,
  };

  useEffect(() => publishFilter(draft.filter));
  useLayoutEffect(() => write(valuesBeforeHydration(formRef.current)), [write]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    saveFilter(draft.filter);
    startLeaving(() => router.push(searchAddress(draft.filter)));
  }

  return (
    <form
      ref={formRef}
      className={styles.form}
      method="get"
      action="/search"
      role="search"
      aria-label="Cars"
      onSubmit={handleSubmit}
    >
      {cells(keys).map((cell) => (
        <div key={cell[0]} className={styles.cell}>
          {cell.map((key) => (
            <FilterField
              key={key}
              name={key}
              text={draft.texts[key]}
              onChange={(text) => write({ [key]: text })}
              options={options[key] ?? []}
              isLoading={key === 'model' && draft.models.isLoading}
            />
          ))}
        </div>
      ))}
      <button type="submit" className={buttonClass(buttonKind, styles.search)} aria-busy={isLeaving}>
        Search
      </button>
      <ResultCount filter={draft.filter} sent={filter} />
    </form>
  );
}

/** What the visitor entered before hydration. */
function valuesBeforeHydration(form: HTMLFormElement | null): Partial<FilterTexts> {
  const entries = [...new FormData(form ?? undefined)];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

/** A minimum and its maximum share a cell, so that they stay side by side. */
function cells(keys: readonly FilterKey[]): FilterKey[][] {
  const lowers = keys.filter((key) => !key.startsWith('max'));
  return lowers.map((key) => keys.filter((other) => other === key || other === key.replace('min', 'max')));
}
