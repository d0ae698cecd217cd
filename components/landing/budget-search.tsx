'use client';

import { useTexts } from '#use-texts';
import { localAddress } from '#lib/domain/language.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { highestPrice, BUDGET_STEP, BUDGET_STEPS, DEFAULT_BUDGET } from '#lib/domain/loan/budget.ts';
import { termsFromStorage } from '#lib/domain/loan/loan-terms.ts';
import { budgetOf } from '#lib/domain/search/backoffice-filter.ts';
import { searchQuery } from '#lib/domain/search/search-address.ts';
import { filterFrom, isSet, type FilterKey, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { readStoredTerms, useTypedTerms } from '#components/loan/use-loan-terms.ts';
import type { ResultCount } from '#components/search/use-result-count.ts';
import { buttonClass } from '#components/ui/button.ts';
import { fetchJson, FORM_DATA } from '#components/ui/fetch-json.ts';
import field from '#components/ui/field.module.css';
import { formTexts } from '#components/ui/form-texts.ts';
import patterns from '#components/ui/patterns.module.css';
import { useDebounced } from '#components/ui/use-debounced.ts';
import styles from './budget-search.module.css';
import { BudgetTerms, type TermTexts } from './budget-terms.tsx';

/** A pause in sliding or typing, after which the cars are counted. */
const PAUSE_MS = 300;

type Props = {
  /** Number of cars that each of `BUDGET_STEPS` pays for at the calculator's terms; null when unknown. */
  counts: readonly number[] | null;
};

/** A search for cars by monthly payment (docs/product.md 9.1b). Without JavaScript the slider is a select. */
export function BudgetSearch({ counts }: Props) {
  const { budget: texts, language, numbers } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [limit, setLimit] = useState(String(DEFAULT_BUDGET));
  const { stored, typed, change } = useTypedTerms<TermTexts>();
  const terms = { ...termTexts(stored), ...typed };
  const enterTyped = useEffectEvent(() => {
    const { maxMonthly = limit, deposit = '', months = '' } = formTexts(form.current);
    setLimit(maxMonthly);
    if (deposit !== terms.deposit || months !== terms.months) changeTerms({ deposit, months });
  });
  useLayoutEffect(() => enterTyped(), []); // what was entered before hydration

  const filter = budgetFilter(limit, terms);
  const budget = budgetOf(filter) ?? { maxMonthly: DEFAULT_BUDGET };
  const { maxMonthly } = budget;
  const price = highestPrice(budget);
  const cars = useCarCount(filter, counts);

  /** Of the tab; at the default rate, as the search is. */
  function changeTerms(changes: Partial<TermTexts>) {
    const { deposit, months } = budgetFilter(limit, { ...termTexts(readStoredTerms()), ...changes });
    change(changes, { deposit: deposit ?? null, months: months ?? null });
  }

  return (
    <>
      <form
        aria-label={texts.name}
        ref={form}
        className={styles.form}
        action={localAddress(language, '/search')}
      >
        <noscript>
          {/* before the slider: it is sent even when hidden, and of a repeated key the first value counts */}
          <label className={field.field}>
            {texts.question}
            <select name="maxMonthly" className={patterns.control} defaultValue={DEFAULT_BUDGET}>
              {BUDGET_STEPS.map((step, index) => (
                <option key={step} value={step}>
                  {optionLabel(step, counts?.[index], texts)}
                </option>
              ))}
            </select>
          </label>
        </noscript>
        <div className={styles.choice}>
          <h2 className={styles.question}>
            <label htmlFor="budget">{texts.question}</label>
          </h2>
          <span className={styles.amount}>{numbers.rupees(maxMonthly)}</span>
          <input
            id="budget"
            className={styles.slider}
            type="range"
            name="maxMonthly"
            min={BUDGET_STEPS.at(0)}
            max={BUDGET_STEPS.at(-1)}
            step={BUDGET_STEP}
            value={maxMonthly}
            aria-valuetext={texts.perMonth(maxMonthly)}
            onChange={({ target }) => setLimit(target.value)}
          />
          <output className={styles.result} htmlFor="budget">
            {resultLabel(cars, price, texts)}
          </output>
        </div>
        <button type="submit" className={buttonClass('primary')}>
          <span className={styles.scripted}>{submitLabel(cars, price, texts)}</span>
          <noscript>
            <span>{texts.seeAll}</span>
          </noscript>
        </button>
        <BudgetTerms texts={terms} filter={filter} onChange={changeTerms} />
      </form>
    </>
  );
}

function termTexts(stored: string | null): TermTexts {
  const { deposit, months } = termsFromStorage(stored);
  return { deposit: String(deposit ?? ''), months: String(months ?? '') };
}

function budgetFilter(maxMonthly: string, terms: TermTexts): SearchFilter {
  const texts: Partial<Record<FilterKey, string>> = { maxMonthly, ...terms };
  return filterFrom((key) => texts[key]);
}

/** Null while the number is unknown. */
function useCarCount(filter: SearchFilter, counts: Props['counts']): number | null {
  const hasTerms = isSet(filter.deposit) || isSet(filter.months);
  const given = hasTerms ? undefined : counts?.[BUDGET_STEPS.indexOf(filter.maxMonthly ?? DEFAULT_BUDGET)];
  const query = searchQuery(filter);
  const isSettled = useDebounced(query, PAUSE_MS) === query;
  const isAsked = given === undefined && isSettled;
  const address = isAsked ? `/api/client-car/count?${query}` : null;
  const { data } = useSWR<ResultCount>(address, fetchJson, FORM_DATA);
  if (given !== undefined) return given;
  return typeof data?.count === 'number' ? data.count - (data.sold ?? 0) : null;
}

/** Rounded down to thousands. */
function shownPrice(price: number): number {
  return Math.floor(price / 1000) * 1000;
}

type Texts = ClientTexts['budget'];

function optionLabel(maxMonthly: number, cars: number | undefined, texts: Texts): string {
  const price = highestPrice({ maxMonthly, deposit: null, months: null });
  return cars === undefined
    ? texts.optionUpTo(maxMonthly, shownPrice(price))
    : texts.option(maxMonthly, cars);
}

function resultLabel(cars: number | null, price: number, texts: Texts): string {
  return cars === null ? texts.carsUpTo(shownPrice(price)) : texts.found(cars, shownPrice(price));
}

/** When no car fits, the results page offers similar searches. */
function submitLabel(cars: number | null, price: number, texts: Texts): string {
  if (cars === null) return texts.seeUpTo(shownPrice(price));
  return cars === 0 ? texts.seeClose : texts.see(cars);
}
