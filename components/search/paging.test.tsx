import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import { Paging } from './paging.tsx';

const toyota = withCriteria(EMPTY_FILTER, { make: 'TOYOTA' });

test.each([
  [1, 5, { Previous: null, Next: 2 }],
  [3, 5, { Previous: 2, Next: 4 }],
  [5, 5, { Previous: 4, Next: null }],
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
