import { screen } from '@testing-library/react';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import { currentFilter, saveCurrentFilter, savedFilter, saveFilter } from './filter-storage.ts';
import { aqua, search, setup } from './testing/form-in-app.tsx';

afterEach(() => {
  window.sessionStorage.clear();
});

test('the filter of the form is known, submitted or not, until the form unmounts', async () => {
  const { visitor, show } = await setup(search);
  await visitor.type(screen.getByLabelText('Max CC'), '1500');
  expect(currentFilter()).toEqual(withCriteria(aqua, { maxCC: 1500 }));

  saveCurrentFilter();
  expect(savedFilter()).toEqual(withCriteria(aqua, { maxCC: 1500 }));
  show({ ...search, filter: EMPTY_FILTER });
  expect(currentFilter()).toEqual(EMPTY_FILTER);
});

test('on a page without a form the stored filter is kept at its first page, else the empty filter', () => {
  expect(currentFilter()).toBeNull();
  saveCurrentFilter();
  expect(savedFilter()).toEqual(EMPTY_FILTER);
  saveFilter({ ...aqua, page: 3 });
  saveCurrentFilter();
  expect(savedFilter()).toEqual(aqua);
});
