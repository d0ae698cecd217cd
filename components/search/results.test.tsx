import { screen, within } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { inApp } from '#components/ui/testing/in-app.tsx';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { packVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { Results } from './results.tsx';

const toyota = withCriteria(EMPTY_FILTER, { make: 'TOYOTA' });

function show(filter: typeof toyota, cars: Vehicle[], setAside: string[] = []) {
  const found = {
    packed: packVehicles(cars),
    totalPages: 8,
    relaxedSearches: [],
    setAside,
    brands: <a href="/search?make=HONDA">HONDA</a>,
    isPageOutOfRange: filter.page >= 8,
    isFullyFiltered: true,
  };
  render(inApp(<Results filter={filter} {...found} />));
}

test('a page past the end leads to the first, to the last, to the pre-order and to the makes', () => {
  show({ ...toyota, page: 98 }, []);
  expect(screen.getByRole('heading')).toHaveTextContent('There is no page 99. The last page is 8.');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Back to page 1', '/search?make=TOYOTA'],
    ['Go to page 8', '/search?make=TOYOTA&page=8'],
    ['Find me one like this', '/preorder?vehicle=Make%3A%20TOYOTA'],
    ['HONDA', '/search?make=HONDA'],
  ]);
});

test('past the end of all cars the pre-order refers to no car', () => {
  show({ ...EMPTY_FILTER, page: 98 }, []);
  expect(screen.getByRole('link', { name: 'Tell us what you are looking for' })).toHaveAttribute(
    'href',
    '/preorder',
  );
});

test('the makes are not shown beside cars', () => {
  show(toyota, [aVehicle()]);
  expect(screen.queryByRole('link', { name: 'HONDA' })).not.toBeInTheDocument();
});

test.each([
  [{}, 1, 'Monthly price: with 20 % down, over 84 months at 10.5 % a year.'],
  [{ maxMonthly: 15_000, months: 60 }, 1, 'Monthly price: with 20 % down, over 60 months at 10.5 % a year.'],
  [{ maxMonthly: 15_000, months: 60 }, 0, 'Monthly price: with 20 % down, over 60 months at 10.5 % a year.'],
])('a search for %j that finds %i names the terms of the price a month', (criteria, count, terms) => {
  show(withCriteria(toyota, criteria), count === 0 ? [] : [aVehicle()]);
  expect(screen.getByText(/^Monthly price:/)).toHaveTextContent(terms);
});

test('a word that no car has is named and can be removed; the others stay', () => {
  show({ ...toyota, q: 'sunroof lekol' }, [aVehicle()], ['lekol']);
  const chips = within(screen.getByRole('list', { name: 'Filters in force' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['Remove No car has “lekol”', '/search?make=TOYOTA&q=sunroof'],
    ['Remove Make: TOYOTA', '/search?q=sunroof+lekol'],
    ['Remove Words: sunroof', '/search?make=TOYOTA'],
    ['Clear all', '/search'],
  ]);
});
