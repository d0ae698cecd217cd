import { screen, within } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import { Paging } from './paging.tsx';

const toyota = withCriteria(EMPTY_FILTER, { make: 'TOYOTA' });

test.each([
  [1, 5, { First: null, Previous: null, Next: 2, Last: 5 }],
  [3, 5, { First: 1, Previous: 2, Next: 4, Last: 5 }],
  [5, 5, { First: 1, Previous: 4, Next: null, Last: null }],
  [1, 2, { Previous: null, Next: 2 }],
  [1, 1, { Previous: null, Next: null }],
])('page %i of %i leads to the pages %j', (page, totalPages, targets) => {
  render(<Paging filter={{ ...toyota, page: page - 1 }} totalPages={totalPages} />);
  expect(screen.getByText(`Page ${page} of ${totalPages}`)).toBeVisible();
  for (const [name, target] of Object.entries(targets)) {
    const query = target === 1 ? '' : `&page=${target}`;
    const link = screen.getByRole('link', { name });
    if (target) expect(link).toHaveAttribute('href', `/search?make=TOYOTA${query}`);
    else expect(link).toHaveAttribute('aria-disabled', 'true');
  }
  expect(screen.getAllByRole('link')).toHaveLength(Object.keys(targets).length);
});

test('without JavaScript any page can be chosen', () => {
  render(<Paging filter={toyota} totalPages={3} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Page' });
  expect(within(select).getAllByRole('option')).toHaveLength(3);
  expect(Object.fromEntries(new FormData(select.form ?? undefined))).toEqual({ make: 'TOYOTA', page: '1' });
});
