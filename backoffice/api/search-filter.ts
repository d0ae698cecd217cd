import * as v from 'valibot';

/** Larger pages are reduced to this size. */
const MAX_PAGE_SIZE = 100;

const text = v.nullish(v.string('must be text'), '');
const bound = v.nullish(v.pipe(v.number('must be a number or null'), v.finite('must be finite')), null);

/** The body of POST /cars. Missing keys are unset, unknown ones are ignored. */
export const SEARCH_FILTER = v.object({
  make: text,
  model: text,
  transmission: text,
  fuel: text,
  minMileage: bound,
  maxMileage: bound,
  minYear: bound,
  maxYear: bound,
  minCC: bound,
  maxCC: bound,
  minPrice: bound,
  maxPrice: bound,
  page: v.nullish(count(0), 0),
  size: v.pipe(
    v.nullish(count(1), 10),
    v.transform((size) => Math.min(size, MAX_PAGE_SIZE)),
  ),
});

/** '' and null are unset; `page` is zero-based. */
export type SearchFilter = v.InferOutput<typeof SEARCH_FILTER>;

function count(least: number) {
  const message = `must be a whole number of at least ${least}`;
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(least, message));
}
