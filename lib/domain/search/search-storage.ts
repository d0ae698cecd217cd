import { filterFrom, type SearchFilter } from './search-filter.ts';

/** Key in session storage (docs/product.md 3.4). */
export const SEARCH_STORAGE_KEY = 'search';

export function serializeFilter(filter: SearchFilter): string {
  return JSON.stringify(filter);
}

/** Parses the filter in session storage; `null` when there is none or it is not valid JSON. */
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
    return null; // visitors can edit session storage
  }
}
