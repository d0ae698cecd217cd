import { hasSearchParams, searchAddress, searchQuery } from '#lib/domain/search/search-address.ts';
import { filterFrom, isSet, withoutCriteria } from '#lib/domain/search/search-filter.ts';
import { filterFromStorage, SEARCH_STORAGE_KEY, serializeFilter } from '#lib/domain/search/search-storage.ts';
import { readFromSession, saveToSession } from '#components/ui/session-storage.ts';

/** Keys of session storage, for the page that a search leads to: the words that were sent, and the id of the field. */
const WORDS_KEY = 'words';
const FIELD_KEY = 'field';

/**
 * Sends search forms to the tidy address, and takes the field that was used to the page that follows (docs/product.md 3.16e,
 * 3.19). Restores the stored search on the page of the whole inventory (3.4a). What cannot wait for hydration is in
 * components/behaviour/keep-session.ts.
 */
export function startSearchForms(): void {
  restoreSearch();
  restoreField();
  window.addEventListener('submit', handleSubmit);
  window.addEventListener('click', storeFirstPage);
  window.addEventListener('change', ({ target }) => sendOrder(target));
  window.addEventListener('pageshow', ({ persisted }) => persisted && orderSelect()?.form?.reset());
  const order = orderSelect();
  if (order?.selectedOptions[0]?.defaultSelected === false) sendOrder(order); // chosen before hydration
}

function restoreSearch(): void {
  const page = document.querySelector<HTMLDataElement>('[data-whole]');
  const stored = readFromSession(SEARCH_STORAGE_KEY);
  if (!page || stored === page.value) return;
  saveToSession(SEARCH_STORAGE_KEY, page.value); // what is not valid must not be restored again and again
  const filter = filterFromStorage(stored);
  const isWhole = !hasSearchParams(new URLSearchParams(window.location.search));
  const query = isWhole && filter && searchQuery(filter);
  if (query) window.location.replace(`?${query}`);
}

/** INVENTORY leads to the first page of the stored search (docs/product.md 1.4). */
function storeFirstPage({ target }: MouseEvent): void {
  const filter = filterFromStorage(readFromSession(SEARCH_STORAGE_KEY));
  if (filter && target instanceof Element && target.closest('[href$="/search"]:not([lang])'))
    saveToSession(SEARCH_STORAGE_KEY, serializeFilter({ ...filter, page: 0 }));
}

function restoreField(): void {
  const isSearch = document.querySelector('[data-store=search]') !== null;
  const words = readFromSession(WORDS_KEY);
  const box = document.querySelector<HTMLInputElement>('[type=search]');
  if (isSearch && box && words) box.value = words;
  const field = isSearch && document.getElementById(readFromSession(FIELD_KEY) ?? '');
  if (field) field.focus({ preventScroll: true });
  for (const key of [WORDS_KEY, FIELD_KEY]) saveToSession(key, null);
}

function handleSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !/\/search$/.test(form.action)) return;
  event.preventDefault();
  const sent = new FormData(form);
  const filter = filterFrom((key) => sent.get(key) ?? '', 0);
  const wanted = isSet(filter.maxMonthly) ? filter : withoutCriteria(filter, 'deposit', 'months');
  const isWords = form.querySelector('[type=search]') !== null;
  if (isWords) saveToSession(WORDS_KEY, filter.q ?? null);
  else saveToSession(FIELD_KEY, document.activeElement?.id ?? null);
  window.location.assign(form.action.replace(/\/search$/, searchAddress(wanted)));
}

function orderSelect(): HTMLSelectElement | null {
  return document.querySelector('select[name=sort]');
}

function sendOrder(control: EventTarget | null): void {
  if (control instanceof HTMLSelectElement && control.name === 'sort') control.form?.requestSubmit();
}
