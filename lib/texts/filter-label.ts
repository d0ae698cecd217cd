import { DEFAULT_TERMS, DOWNPAYMENT_SHARE } from '#lib/domain/loan/loan.ts';
import { preOrderAddress } from '#lib/domain/page-address.ts';
import {
  activeKeys,
  BOUNDS,
  FILTER_FIELDS,
  isSet,
  type Criteria,
  type FilterKey,
} from '#lib/domain/search/search-filter.ts';
import { capitalised } from './grammar.ts';
import { localWord, ownEntry } from './local-word.ts';
import type { ClientTexts } from './texts.ts';

/** The label of an option in the form. */
export function optionLabel(option: string, texts: ClientTexts): string {
  return ownEntry(texts.search.options, option) ?? localWord(option, texts);
}

/** Label of one criterion: `Make: TOYOTA`, `Max Price: Rs 900,000`, `Up to Rs 15,000 a month`. */
export function criterionLabel(filter: Criteria, key: FilterKey, texts: ClientTexts): string {
  const { criterion, fields, upTo } = texts.search;
  const { maxMonthly } = filter;
  if (key === 'maxMonthly' && typeof maxMonthly === 'number')
    return capitalised(upTo(texts.budget.perMonth(maxMonthly)));
  return criterion(fields[key], valueLabel(filter, key, texts));
}

/** Address of the pre-order form, prefilled with the criteria of a search; a monthly limit with its terms, the default ones too. */
export function searchOrderAddress(filter: Criteria, texts: ClientTexts): string {
  const criteria = activeKeys(filter)
    .map((key) => {
      const label = criterionLabel(filter, key, texts);
      return key === 'maxMonthly' ? `${label} (${loanTermsLabel(filter, texts)})` : label;
    })
    .join(', ');
  return preOrderAddress(criteria);
}

function loanTermsLabel(filter: Criteria, texts: ClientTexts): string {
  const { numbers, search } = texts;
  const deposit = valueLabel(filter, 'deposit', texts) || numbers.percent(DOWNPAYMENT_SHARE * 100);
  const months = valueLabel(filter, 'months', texts) || numbers.months(DEFAULT_TERMS.period);
  return search.loanTerms(deposit, months);
}

/** The value of a criterion with its unit; `''` when it is not set. */
export function valueLabel(filter: Criteria, key: FilterKey, texts: ClientTexts): string {
  const field = FILTER_FIELDS[key];
  const value = filter[key];
  if ('unit' in field && typeof value === 'number') return withUnit(value, field.unit, texts);
  return isSet(value) ? optionLabel(String(value), texts) : '';
}

function withUnit(value: number, unit: 'KM' | 'CC' | 'Rs' | 'months', { numbers }: ClientTexts): string {
  if (unit === 'Rs') return numbers.rupees(value);
  if (unit === 'KM') return numbers.kilometres(value);
  return unit === 'CC' ? numbers.engineSize(value, unit) : numbers.months(value);
}

/** Labels of the minimum and maximum pairs: `up to 60,000 KM`, `2018 to 2020`, `from Rs 900,000`. */
export function searchBounds(filter: Criteria, texts: ClientTexts): string[] {
  return BOUNDS.map(([min, max]) =>
    boundsLabel(valueLabel(filter, min, texts), valueLabel(filter, max, texts), texts),
  ).filter(Boolean);
}

/** @param lower `''` when there is no lower bound; `upper` likewise. */
export function boundsLabel(lower: string, upper: string, { search }: ClientTexts): string {
  if (lower && upper) return lower === upper ? lower : search.between(lower, upper);
  if (lower) return search.from(lower);
  return upper && search.upTo(upper);
}
