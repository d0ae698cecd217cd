import { screen } from '@testing-library/react';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import { saveCurrentFilter, savedFilter, saveFilter } from './filter-storage.ts';
import { aqua, search, setup } from './testing/form-in-app.tsx';

afterEach(() => {
  window.sessionStorage.clear();
});

test('the filter of the form is stored, submitted or not', async () => {
  const { visitor } = await setup({ ...search, filter: withCriteria(aqua, { colour: 'RED' }) });
  await visitor.type(screen.getByLabelText('Max CC'), '1500');
  saveCurrentFilter();
  expect(savedFilter()).toEqual(withCriteria(aqua, { maxCC: 1500, colour: 'RED' }));
});

test('on a page without a form the stored filter is kept at its first page; without one the empty filter is stored', () => {
  saveCurrentFilter();
  expect(savedFilter()).toEqual(EMPTY_FILTER);
  saveFilter({ ...aqua, page: 3 });
  saveCurrentFilter();
  expect(savedFilter()).toEqual(aqua);
});
