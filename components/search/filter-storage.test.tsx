import { screen } from '@testing-library/react';

import { EMPTY_FILTER, changed } from '#lib/domain/search/search-filter.ts';

import { currentFilter, saveCurrentFilter, savedFilter, saveFilter } from './filter-storage.ts';
import { aqua, search, setup } from './testing/form-in-app.tsx';

afterEach(() => {
  window.sessionStorage.clear();
});

test('the criteria of the form on the page are known, sent or not, and forgotten with the form', async () => {
  const { visitor, show } = await setup(search);
  await visitor.type(screen.getByLabelText('Max CC'), '1500');
  expect(currentFilter()).toEqual(changed(aqua, { maxCC: 1500 }));

  saveCurrentFilter();
  expect(savedFilter()).toEqual(changed(aqua, { maxCC: 1500 }));
  show({ ...search, filter: EMPTY_FILTER });
  expect(currentFilter()).toEqual(EMPTY_FILTER);
});

test('on a page without a form the criteria last used are kept from their first page on, else the empty filter', () => {
  expect(currentFilter()).toBeNull();
  saveCurrentFilter();
  expect(savedFilter()).toEqual(EMPTY_FILTER);
  saveFilter({ ...aqua, page: 3 });
  saveCurrentFilter();
  expect(savedFilter()).toEqual(aqua);
});
