import { screen } from '@testing-library/react';

import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';

import { currentCriteria, rememberCurrentCriteria } from './current-criteria.ts';
import { recalledFilter, rememberFilter } from './search-memory.ts';
import { aqua, search, setup } from './testing/form-in-app.tsx';

afterEach(() => {
  window.sessionStorage.clear();
});

test('the criteria of the form on the page are known, sent or not, and forgotten with the form', async () => {
  const { visitor, show } = await setup(search);
  await visitor.type(screen.getByLabelText('Max CC'), '1500');
  expect(currentCriteria()).toEqual(withCriteria(aqua, { maxCC: 1500 }));

  rememberCurrentCriteria();
  expect(recalledFilter()).toEqual(withCriteria(aqua, { maxCC: 1500 }));
  show({ ...search, filter: EMPTY_FILTER });
  expect(currentCriteria()).toEqual(EMPTY_FILTER);
});

test('on a page without a form the criteria last used are kept from their first page on, else the empty filter', () => {
  expect(currentCriteria()).toBeNull();
  rememberCurrentCriteria();
  expect(recalledFilter()).toEqual(EMPTY_FILTER);
  rememberFilter({ ...aqua, page: 3 });
  rememberCurrentCriteria();
  expect(recalledFilter()).toEqual(aqua);
});
