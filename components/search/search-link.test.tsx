import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '#components/language/testing/render.tsx';
import { withCriteria, EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { ClearAll } from './search-link.tsx';
import { savedFilter, saveFilter } from './filter-storage.ts';

test('Clear all links to the whole inventory and removes the stored filter', async () => {
  saveFilter(withCriteria(EMPTY_FILTER, { make: 'TOYOTA' }));
  render(<ClearAll />);
  const link = screen.getByRole('link', { name: 'Clear all' });
  expect(link).toHaveAttribute('href', '/search');
  link.addEventListener('click', (event) => event.preventDefault()); // jsdom cannot follow it
  await userEvent.click(link);
  expect(savedFilter()).toBeNull();
});
