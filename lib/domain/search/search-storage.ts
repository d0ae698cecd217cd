import { filterFrom, type SearchFilter } from './search-filter.ts';

/** Key in session storage (spec section 7). */
export const SEARCH_STORAGE_KEY = 'search';

/** What session storage holds of a search: the JSON of the whole filter entity. */
export function serializeFilter(filter: SearchFilter): string {
  return JSON.stringify(filter);
}

/** The search kept in session storage, or `null` when there is none that can be read. */
export function filterFromStorage(stored: string | null): SearchFilter | null {
  const entity = parsed(stored);
  if (entity === null) return null;
  const page = entity['page'];
  return filterFrom(
    (key) => entity[key],
    typeof page === 'number' && Number.isSafeInteger(page) && page > 0 ? page : 0,
  );
}

function parsed(stored: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null; // anybody may write into session storage
  }
}
