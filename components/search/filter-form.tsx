'use client';

import type { ClientTexts } from '#lib/texts/texts.ts';
import { useTexts } from '#use-texts';
import { localAddress } from '#lib/domain/language.ts';
import { optionLabel } from '#lib/texts/filter-label.ts';
import { Fragment, useLayoutEffect, useRef, type SubmitEvent, type SyntheticEvent } from 'react';
import { buttonClass, type ButtonKind } from '#components/ui/button.ts';
import { formTexts } from '#components/ui/form-texts.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { facetOptions } from '#lib/domain/search/facet-options.ts';
import {
  EMPTY_FILTER,
  FILTER_FIELDS,
  yearChoices,
  type FilterKey,
  type SearchFilter,
} from '#lib/domain/search/search-filter.ts';
import { FilterField } from './filter-field.tsx';
import { LOAN_ROW, type FilterRow } from './filter-rows.ts';
import styles from './filter-form.module.css';
import { HiddenFilterFields } from './hidden-filter-fields.tsx';
import { useFilterDraft } from './use-filter-draft.ts';
import { useResultCount, type ResultCount } from './use-result-count.ts';

type Props = {
  rows: readonly FilterRow[];
  /** The page's filter; by default the empty one. */
  filter?: SearchFilter;
  makes: readonly string[];
  /** Models of the filter's make, all models when no make is set; null when they are fetched. */
  models: readonly string[] | null;
  /** First of the year options; set by the server, so that hydration matches. */
  currentYear: number;
  /** Kind of the Search button. */
  buttonKind?: ButtonKind;
  /** Whether the groups of fields have headings. */
  isGrouped?: boolean;
  /** What the page's filter finds. */
  found?: ResultCount;
};

const UNKNOWN: ResultCount = { count: null, options: null };

/** For components/behaviour/keep-session.ts. */
const FILTER_FORM_ID = 'car-filters';

/** The search form: a GET form, which components/behaviour/search-forms.ts tidies. */
export function FilterForm({
  rows,
  filter = EMPTY_FILTER,
  makes,
  models,
  currentYear,
  buttonKind = 'primary',
  isGrouped = false,
  found = UNKNOWN,
}: Props) {
  const texts = useTexts();
  const { language, search } = texts;
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useFilterDraft(filter, { models });
  const { write } = draft;
  const { count, sold = 0, options: counts } = useResultCount(draft.filter, filter, found);
  const groups: Partial<Record<FilterKey, string>> = isGrouped ? search.groups : {};
  const years = yearChoices(currentYear).map(String);
  const lists: Partial<Record<FilterKey, readonly string[]>> = {
    make: makes,
    model: draft.models.list,
    minYear: years,
    maxYear: years,
    body: found.options?.body.map(([body]) => body) ?? [],
    colour: found.options?.colour.map(([colour]) => colour) ?? [],
  };

  const isChanged = counts !== found.options || count !== found.count;
  const shownCount = count === 0 && !isChanged ? null : count; // the page itself says that nothing matches

  useLayoutEffect(() => write(formTexts(formRef.current)), [write]); // entered before hydration

  function fieldOf(key: FilterKey) {
    return (
      <FilterField
        key={key}
        name={key}
        text={draft.texts[key]}
        onChange={(text) => write({ [key]: text })}
        options={facetOptions(
          lists[key] ?? fixedOptions(key),
          key,
          key === 'model' && draft.texts.make === '' ? null : counts, // there are hundreds
          (option) => optionLabel(option, texts),
        )}
        isLoading={key === 'model' && draft.models.isLoading}
      />
    );
  }

  return (
    <form
      ref={formRef}
      id={FILTER_FORM_ID}
      className={styles.form}
      method="get"
      action={localAddress(language, '/search')}
      autoComplete="off"
      role="search"
      aria-label={search.formName}
      onSubmit={closeDialog}
    >
      <HiddenFilterFields filter={filter} except={[...rows.flat(), ...LOAN_ROW]} />
      {rows.map((row) => (
        <Fragment key={row[0]}>
          {groups[row[0]] && <h2 className={styles.heading}>{groups[row[0]]}</h2>}
          <div className={styles.row}>{row.map(fieldOf)}</div>
          {row[0] === 'maxMonthly' && (
            <details
              open={filter.deposit !== undefined || filter.months !== undefined}
              onInvalidCapture={showTerms}
            >
              <summary className={styles.terms}>{search.terms}</summary>
              <div className={styles.row}>{LOAN_ROW.map(fieldOf)}</div>
            </details>
          )}
        </Fragment>
      ))}
      <button type="submit" className={buttonClass(shownCount === 0 ? 'outline' : buttonKind, styles.search)}>
        {/* the same nodes with other texts: WebKit drops a click when the pressed node is replaced */}
        <VisuallyHidden>{shownCount === null ? '' : `${search.submitName} `}</VisuallyHidden>
        <span>{submitText(shownCount, sold, texts)}</span>
      </button>
      <VisuallyHidden role="status">{isChanged ? matchText(count, sold, texts) : ''}</VisuallyHidden>
    </form>
  );
}

/** The page may come back from the back/forward cache. */
function closeDialog({ currentTarget }: SubmitEvent<HTMLFormElement>) {
  currentTarget.closest('dialog')?.close();
}

/** Opens the folded loan terms, because the browser does not submit an invalid field and cannot focus a hidden one. */
function showTerms({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  currentTarget.open = true;
}

function submitText(count: number | null, sold: number, { numbers, search }: ClientTexts): string {
  if (count === null) return search.submit;
  return count === 0 ? search.noMatch : search.show(numbers.forSale({ total: count, sold }));
}

function matchText(count: number | null, sold: number, { numbers, search }: ClientTexts): string {
  if (count === null) return '';
  return count === 0 ? search.noMatch : search.found(numbers.stock({ total: count, sold }));
}

function fixedOptions(key: FilterKey): readonly string[] {
  const field = FILTER_FIELDS[key];
  return 'options' in field ? field.options : [];
}
