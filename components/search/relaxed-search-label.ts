import type { RelaxedSearch } from '#lib/domain/search/inventory-view.ts';
import {
  activeKeys,
  BOUNDS,
  FILTER_KEYS,
  isSet,
  type FilterKey,
  type SearchFilter,
} from '#lib/domain/search/search-filter.ts';
import { boundsLabel, valueLabel } from '#lib/texts/filter-label.ts';
import { lowerCase } from '#lib/texts/grammar.ts';
import { searchInWords } from '#lib/texts/search-label.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';

/** The texts for a search without a criterion. */
const WITHOUT = {
  make: 'anyMake',
  model: 'anyModel',
  transmission: 'anyTransmission',
  fuel: 'anyFuel',
  body: 'anyBody',
  colour: 'anyColour',
  minPrice: 'anyPrice',
  maxPrice: 'anyPrice',
  maxMonthly: 'anyPrice',
  minMileage: 'anyMileage',
  maxMileage: 'anyMileage',
  minYear: 'anyYear',
  maxYear: 'anyYear',
  minCC: 'anyEngineSize',
  maxCC: 'anyEngineSize',
  availability: 'anyAvailability',
  origin: 'anyOrigin',
} as const satisfies Partial<Record<FilterKey, keyof ClientTexts['search']['relaxed']>>;

/**
 * Describes how a relaxed search differs from the search: `7 cars if you go up to Rs 950,000`, `3 cars with manual gearbox`.
 * One with fewer words says what it finds: `26 blue cars`, or without any criterion: `268 cars in all`.
 */
export function relaxedSearchLabel(
  filter: SearchFilter,
  { filter: near, cars }: RelaxedSearch,
  texts: ClientTexts,
): string {
  const key = FILTER_KEYS.find((each) => String(filter[each] ?? '') !== String(near[each] ?? ''));
  const found = texts.numbers.cars(cars);
  if (!key) return found;
  if (key === 'q' && activeKeys(near).length === 0) return texts.search.relaxed.inAll(found);
  if (key === 'q') return texts.search.relaxed.kind(cars, searchInWords(near, texts));
  return isSet(near[key]) ? changed(found, near, key, texts) : removed(found, near, key, texts);
}

/** `7 cars at any price`, or by the bound that is left: `7 cars up to Rs 900,000`. */
function removed(cars: string, near: SearchFilter, key: FilterKey, texts: ClientTexts): string {
  const { relaxed } = texts.search;
  const [min, max] = BOUNDS.find((bounds) => bounds.some((bound) => bound === key)) ?? [];
  const left = min && max && boundsLabel(valueLabel(near, min, texts), valueLabel(near, max, texts), texts);
  if (left) return `${cars} ${left}`;
  return key in WITHOUT ? relaxed[WITHOUT[key as keyof typeof WITHOUT]](cars) : cars;
}

function changed(cars: string, near: SearchFilter, key: FilterKey, texts: ClientTexts): string {
  const { relaxed, fields } = texts.search;
  const value = valueLabel(near, key, texts);
  if (key === 'maxMonthly') return relaxed.upToMonthly(cars, value);
  if (key === 'minYear') return relaxed.backTo(cars, value);
  if (key.startsWith('max')) return relaxed.upTo(cars, value);
  if (key.startsWith('min')) return relaxed.downTo(cars, value);
  if (key === 'transmission') return relaxed.gearbox(cars, lowerCase(value));
  if (key === 'fuel') return relaxed.engine(cars, lowerCase(value));
  return relaxed.value(cars, fields[key].toLowerCase(), value);
}
