import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '#components/language/testing/render.tsx';
import { aView } from '#lib/domain/testing/a-view.ts';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import type { FacetCounts } from '#lib/domain/search/inventory-view.ts';
import { saveToSession } from '#components/ui/session-storage.ts';
import { LOAN_ROW, searchFilterRows } from './filter-rows.ts';
import { aqua, choose, fromServer, inApp, landing, search, setup } from './testing/form-in-app.tsx';

const NO_COUNTS: FacetCounts = { ...aView().options, availability: [] };

const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
  window.sessionStorage.clear();
});

test('without JavaScript it is a GET form whose control names are the keys of the address', () => {
  const form = within(fromServer(search)).getByRole<HTMLFormElement>('search');
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/search']);
  expect([...form.elements].map((control) => control.getAttribute('name')).filter(Boolean)).toEqual(
    search.rows.flatMap((row) => (row[0] === 'maxMonthly' ? [...row, ...LOAN_ROW] : row)),
  );
  expect(new FormData(form).get('model')).toBe('AQUA');
});

const LABELS = [
  ...['Make', 'Model', 'Transmission', 'Fuel', 'Min Mileage', 'Max Mileage', 'Min CC', 'Max CC'],
  ...['Min Price', 'Max Price', 'Min Year', 'Max Year'],
];

test('each label belongs to exactly one field', async () => {
  await setup(search);
  for (const label of LABELS) expect(screen.getAllByLabelText(label)).toHaveLength(1);
});

test('Search opens the address of the filter', async () => {
  const { visitor, visited } = await setup(landing);
  await choose(visitor, 'Make', 'HONDA');
  await choose(visitor, 'Model', 'FIT');
  await visitor.type(screen.getByLabelText('Min Price'), 'Rs 12,500,000');
  await visitor.selectOptions(screen.getByLabelText('Max Year'), '2019');
  expect(visited).toEqual([]);

  await visitor.click(screen.getByRole('button', { name: 'Search' }));
  expect(visited).toEqual(['/search?make=HONDA&model=FIT&maxYear=2019&minPrice=12500000']);
});

test('Search unfolds loan terms that are not valid', async () => {
  const { visitor, visited } = await setup({
    ...search,
    filter: withCriteria(EMPTY_FILTER, { maxMonthly: 15_000, months: 60 }),
  });
  await visitor.type(screen.getByLabelText('Down payment'), '30%');
  const terms = screen.getByRole<HTMLDetailsElement>('group');
  terms.open = false;
  await visitor.click(screen.getByRole('button', { name: 'Search' }));
  expect(visited).toEqual([]);
  expect(terms).toHaveProperty('open', true);
});

test('a monthly limit has the loan terms of this tab, even when they change', async () => {
  saveToSession('loanTerms', '{"deposit":100000,"months":60}');
  const { visitor, visited } = await setup(search);
  await visitor.type(screen.getByLabelText('Max per month'), '15k');
  await visitor.click(screen.getByRole('button', { name: 'Search' }));
  act(() => void saveToSession('loanTerms', null));
  await visitor.click(screen.getByRole('button', { name: 'Search' }));
  expect(visited).toEqual([
    '/search?make=TOYOTA&model=AQUA&maxMonthly=15000&deposit=100000&months=60',
    '/search?make=TOYOTA&model=AQUA&maxMonthly=15000',
  ]);
});

test('an amount may be written with separators, and has them once it is left', async () => {
  const { visitor, visited } = await setup(landing);
  await visitor.type(screen.getByLabelText('Max Price'), '1.250.000');
  expect(screen.getByLabelText('Max Price')).toHaveValue('1.250.000');
  await visitor.tab();
  expect(screen.getByLabelText('Max Price')).toHaveValue('1,250,000');
  await visitor.click(screen.getByRole('button', { name: 'Search' }));
  expect(visited).toEqual(['/search?maxPrice=1250000']);
});

test('years are listed from the current one back to the oldest', async () => {
  await setup(landing);
  const years = within(screen.getByLabelText('Min Year')).getAllByRole('option');
  expect(years.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Any', '2026', '2025']);
  expect(years).toHaveLength(52);
});

test('Enter in a field searches', async () => {
  const { visitor, visited } = await setup(landing);
  await visitor.type(screen.getByLabelText('Max Price'), '900000{Enter}');
  expect(visited).toEqual(['/search?maxPrice=900000']);
});

test('a new search starts from its first page', async () => {
  const { visitor, visited } = await setup({ ...search, filter: { ...aqua, page: 3 } });
  await visitor.click(screen.getByRole('button', { name: 'Search' }));
  expect(visited).toEqual(['/search?make=TOYOTA&model=AQUA']);
});

test('only the long lists open the on-screen keyboard', async () => {
  await setup(search);
  expect(screen.getByLabelText('Model')).toHaveAttribute('inputmode', 'search');
  expect(screen.getByLabelText('Fuel')).toHaveAttribute('inputmode', 'none');
});

test('models are counted once a make is chosen', () => {
  const options = { ...NO_COUNTS, model: [['AQUA', 3]] } satisfies FacetCounts;
  const found = { count: 42, sold: 5, options };

  function models(form: typeof landing) {
    const select = within(fromServer({ ...form, found })).getByLabelText('Model');
    return [...select.children].map(({ textContent }) => textContent);
  }

  expect(models(landing)).toEqual(['Any model', 'AQUA', 'CIVIC', 'FIT', 'VITZ']);
  expect(models(search)).toEqual(['Any model', 'AQUA (3)', 'VITZ (0)']);
});

test('values that are not among the options stay selected', async () => {
  await setup({ ...search, filter: withCriteria(aqua, { model: 'UNHEARD OF', minYear: 1987 }) });
  expect(screen.getByLabelText('Model')).toHaveValue('UNHEARD OF');
  expect(screen.getByLabelText('Min Year')).toHaveValue('1987');
});

test('what was entered before hydration is kept', async () => {
  const container = fromServer(landing);
  document.body.append(container);
  const early = within(container);
  fireEvent.change(early.getByLabelText('Make'), { target: { value: 'HONDA' } });
  fireEvent.change(early.getByLabelText('Max Price'), { target: { value: '700,000' } });

  const visited: string[] = [];
  render(inApp(landing, visited), { container, hydrate: true });
  await waitFor(() => expect(early.getByLabelText('Make')).toHaveAttribute('placeholder'));
  expect(early.getByLabelText('Make')).toHaveValue('HONDA');
  await userEvent.click(early.getByRole('button', { name: 'Search' }));
  expect(visited).toEqual(['/search?make=HONDA&maxPrice=700000']);
});

test('the form begins with make, model and price; fields that need an index are not offered without it', () => {
  const options = { ...NO_COUNTS, body: [['SUV', 9]], colour: [['RED', 1]] } satisfies FacetCounts;
  const first = ['make', 'model'];
  const others = ['minPrice', 'maxMonthly', 'minYear', 'minMileage', 'transmission', 'fuel', 'minCC'];
  expect(searchFilterRows(null).map(([key]) => key)).toEqual([...first, ...others]);
  expect(searchFilterRows(options).map(([key]) => key)).toEqual([
    ...[...first, 'body', ...others],
    ...['colour', 'origin', 'availability'],
  ]);
});

test('the counts of options and button follow what is chosen', async () => {
  const options = { ...NO_COUNTS, make: [['TOYOTA', 42]], body: [['SUV', 9]] } satisfies FacetCounts;
  const asked: string[] = [];
  globalThis.fetch = (address) => {
    asked.push(address as string);
    const body = { count: 3, sold: 2, options: { ...NO_COUNTS, fuel: [['DIESEL', 1]] } };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response);
  };
  const rows = searchFilterRows(options);
  const { visitor } = await setup({
    ...landing,
    rows,
    found: { count: 42, sold: 5, options },
  });
  expect(screen.getByRole('button', { name: 'Search: Show 37 cars' })).toBeVisible();
  await visitor.click(screen.getByLabelText('Make'));
  expect(
    screen.getAllByRole('option', { name: /TOYOTA|HONDA/ }).map(({ textContent }) => textContent),
  ).toEqual(['TOYOTA (42)', 'HONDA (0)']);
  await visitor.selectOptions(screen.getByLabelText('Body'), 'SUV (9)');
  expect(await screen.findByRole('button', { name: 'Search: Show 1 car' })).toBeVisible();
  expect(asked).toEqual(['/api/client-car/count?body=SUV']);
  expect(screen.getByRole('status')).toHaveTextContent('Found: 1 car, 2 sold');
  await visitor.click(screen.getByLabelText('Fuel'));
  expect(screen.getByRole('option', { name: 'DIESEL (1)' })).toBeVisible();
});

test('a count that is not known yet is not that of another search', async () => {
  globalThis.fetch = (address) =>
    address === '/api/client-car/count?body=SUV'
      ? Promise.resolve({
          ok: true,
          json: () => Promise.resolve({ count: 3, options: NO_COUNTS }),
        } as Response)
      : new Promise(() => undefined);
  const found = { count: 42, sold: 0, options: { ...NO_COUNTS, body: [['SUV', 9]] } satisfies FacetCounts };
  const { visitor } = await setup({ ...landing, rows: searchFilterRows(found.options), found });
  await visitor.selectOptions(screen.getByLabelText('Body'), 'SUV (9)');
  expect(await screen.findByRole('button', { name: 'Search: Show 3 cars' })).toBeVisible();
  await visitor.selectOptions(screen.getByLabelText('Max Year'), '2019');
  expect(await screen.findByRole('button', { name: 'Search' })).toBeVisible();
});

test('the button searches where no car matches, and says so of what is chosen next', async () => {
  const found = { count: 0, sold: 0, options: NO_COUNTS };
  const body = { ...found, options: { ...NO_COUNTS } };
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response);
  const { visitor } = await setup({ ...search, found });
  expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
  await visitor.selectOptions(screen.getByLabelText('Max Year'), '2019');
  expect(await screen.findByRole('button', { name: 'Search: No car matches' })).toBeVisible();
});

test('without JavaScript the form keeps order and words', () => {
  const filter = withCriteria(aqua, { sort: 'price', q: 'sunroof' });
  const form = within(fromServer({ ...search, filter })).getByRole<HTMLFormElement>('search');
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ sort: 'price', q: 'sunroof' });
});
