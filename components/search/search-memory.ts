import type { SearchFilter } from '@/lib/domain/search-filter';
import { filterFromStorage, SEARCH_STORAGE_KEY, storedFilter } from '@/lib/domain/search-storage';

/** Keeps the search for this tab (spec section 7). */
export function rememberFilter(filter: SearchFilter): void {
  withStorage((storage) => storage.setItem(SEARCH_STORAGE_KEY, storedFilter(filter)));
}

/** The search that this tab kept, or `null`. */
export function recalledFilter(): SearchFilter | null {
  return withStorage((storage) => filterFromStorage(storage.getItem(SEARCH_STORAGE_KEY)));
}

export function forgetFilter(): void {
  withStorage((storage) => storage.removeItem(SEARCH_STORAGE_KEY));
}

/** Storage may be full or forbidden; a search then works as ever and is not restored. */
function withStorage<Result>(task: (storage: Storage) => Result): Result | null {
  try {
    return task(window.sessionStorage);
  } catch {
    return null;
  }
}
