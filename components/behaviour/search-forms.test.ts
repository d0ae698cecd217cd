import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import { recordNavigations } from '#components/ui/testing/record-navigations.ts';
import { keepSession } from './keep-session.ts';
import { startSearchForms } from './search-forms.ts';

const AQUA = { ...withCriteria(EMPTY_FILTER, { make: 'TOYOTA', model: 'AQUA', minPrice: 500_000 }), page: 2 };
const KIA = withCriteria(EMPTY_FILTER, { make: 'KIA' });

const stopRecording: (() => void)[] = [];

afterEach(() => {
  for (const stop of stopRecording.splice(0)) stop();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

/** Opens a page with this body, as a visitor who goes back does when `type` says so. @returns the pages that follow */
function open(body: string, type: 'navigate' | 'back_forward' = 'navigate'): string[] {
  const visited: string[] = [];
  stopRecording.push(recordNavigations(visited));
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  document.body.innerHTML = body;
  keepSession();
  startSearchForms();
  return visited;
}

function page(filter: object, isWhole = false): string {
  const data = document.createElement('data');
  data.dataset['store'] = 'search';
  if (isWhole) data.dataset['whole'] = 'true';
  data.value = JSON.stringify(filter);
  return `${data.outerHTML}<a href="/search">Inventory</a>`;
}

function stored(): unknown {
  return JSON.parse(sessionStorage.getItem('search') ?? 'null');
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

test('the search of the address is stored, whatever was stored before', () => {
  sessionStorage.setItem('search', JSON.stringify(KIA));
  expect(open(page(AQUA))).toEqual([]);
  expect(stored()).toEqual(AQUA);
});

test('the whole inventory opens the stored search at its page', () => {
  sessionStorage.setItem('search', JSON.stringify(AQUA));
  expect(open(page(EMPTY_FILTER, true))).toEqual(['/?make=TOYOTA&model=AQUA&minPrice=500000&page=3']);
});

test('going back to the whole inventory shows it and empties the storage', () => {
  sessionStorage.setItem('search', JSON.stringify(AQUA));
  expect(open(page(EMPTY_FILTER, true), 'back_forward')).toEqual([]);
  expect(stored()).toEqual(EMPTY_FILTER);
});

test.each([
  '{"make":',
  '[1]',
  '"KIA"',
  'null',
  '{"make":{},"minYear":[1],"page":"x"}',
  JSON.stringify(EMPTY_FILTER),
])('with %s in session storage the whole inventory is shown', (text) => {
  sessionStorage.setItem('search', text);
  expect(open(page(EMPTY_FILTER, true))).toEqual([]);
  expect(stored()).toEqual(EMPTY_FILTER);
});

test('INVENTORY leads to the stored search at its first page, and a link that clears it to the whole inventory', () => {
  const visited = open(`${page(AQUA)}<a href="/fr/search" data-clear-search="true">Tout effacer</a>`);
  press('[href="/search"]');
  expect(stored()).toEqual({ ...AQUA, page: 0 });
  press('[data-clear-search]');
  expect(stored()).toBeNull();
  expect(visited).toEqual(['/search', '/fr/search']);
});

test('INVENTORY sends the search form of the page, tidy and in the order of an address', () => {
  const visited = open(`<form id="car-filters" action="/search">
    <input name="maxPrice" value="12,50,000"><input name="minPrice" value="1 000 000"><input name="minCC" value="1,5">
    <input name="deposit" value="100000"><input name="fuel" value="COAL"><input name="make" value=" KIA "><input name="model" value="">
    <button type="submit">Search</button></form><a href="/search">Inventory</a>`);
  press('a');
  const addresses = new Set(visited); // each test before has added listeners to the window
  expect([...addresses]).toEqual(['/search?make=KIA&minPrice=1000000&maxPrice=1250000']);
});

test('the words that were sent are in the box of the search that they led to', () => {
  const box = '<form action="/search"><input type="search" name="q"></form>';
  open(box);
  const input = document.querySelector('input');
  if (input) input.value = 'cheap kia';
  document.querySelector('form')?.requestSubmit();
  open(page(KIA) + box);
  expect(document.querySelector('input')).toHaveValue('cheap kia');
  open(page(KIA) + box);
  expect(document.querySelector('input')).toHaveValue('');
});

test('what the page names for this tab is stored', () => {
  open('<data data-store="testdrive" value="a car"></data>');
  expect(sessionStorage.getItem('testdrive')).toBe('a car');
});
