import { json, type Reply, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { aSync, pagesOf, withSite } from './testing/a-site.ts';

const CARS = ['A', 'B', 'C', 'D', 'E'].map((chassisNumber) => aVehicle({ chassisNumber }));

test('a search that needs the inventory gets its results without a call to the backoffice', () =>
  withSite({ 'POST /cars': pagesOf(() => CARS) }, async ({ sync, searchInventory, received }) => {
    await sync.syncNow();
    const before = received.length;
    const { results, isFullyFiltered } = await searchInventory(aFilter({ q: 'aqua', page: 1, size: 3 }));
    expect(results).toEqual({ content: CARS.slice(3), number: 1, totalPages: 2 });
    expect(isFullyFiltered).toBe(true);
    expect(received.slice(before)).toEqual([]);
  }));

/** A site whose inventory has five cars, two on a page, of which the backoffice then answers so many searches wrongly. */
function withWrongAnswers(
  answer: object,
  use: (searchFor: (wrong: number) => Promise<unknown>) => Promise<void>,
) {
  let wrongAnswers = 0;
  function reply(...[response, request]: Parameters<Reply>): void {
    (wrongAnswers-- > 0 ? json(answer) : pagesOf(() => CARS))(response, request);
  }
  captureLog();
  return withSite({ 'POST /cars': reply }, async ({ sync, searchInventory }) => {
    await sync.syncNow();
    await use((wrong) => {
      wrongAnswers = wrong;
      return searchInventory(aFilter({ size: 2 }));
    });
  });
}

const FIRST_PAGE = { results: { content: CARS.slice(0, 2), totalPages: 3 }, isFullyFiltered: true };

test('no result at all is believed the second time while the inventory has cars', () =>
  withWrongAnswers({ content: [], number: 0, totalPages: 0 }, async (searchFor) => {
    await expect(searchFor(1)).resolves.toMatchObject(FIRST_PAGE);
    await expect(searchFor(2)).resolves.toMatchObject({ results: { content: [], totalPages: 0 } });
  }));

test.each([
  ['without cars among others', { content: [], totalPages: 3 }],
  ['of drafts', { content: [{ make: 'KIA' }, { make: 'FORD' }], totalPages: 3 }],
])('a page %s is made from the inventory', (_what, answer) =>
  withWrongAnswers(answer, async (searchFor) => {
    for (const wrong of [1, 9]) await expect(searchFor(wrong)).resolves.toMatchObject(FIRST_PAGE);
  }),
);

test('before the first sync the backoffice answers with its own criteria, and the results are marked as wider', () =>
  withSite({ 'POST /cars': pagesOf(() => CARS) }, async ({ searchInventory, received }) => {
    const { results, view, isFullyFiltered } = await searchInventory(aFilter({ make: 'TOYOTA', q: 'aqua' }));
    expect({ cars: results.content.length, view, isFullyFiltered }).toEqual({
      cars: 2,
      view: null,
      isFullyFiltered: false,
    });
    expect(JSON.parse(received.at(-1)?.body ?? '')).not.toHaveProperty('q');
  }));

test.each([-61_000, 4 * 3_600_000])(
  'cars of an inventory read at %i ms from now are read again for a page',
  (fromNow) => {
    const dearer = aVehicle({ chassisNumber: 'A', clientSellingPrice: 700_000 });
    const warnings = captureLog();
    const replies = { 'GET /car/A': dearer, 'GET /car/B': json(null), 'GET /car/C': status(500) };
    return withSite(replies, async ({ store, searchInventory }) => {
      await store.publish(aSync(CARS.slice(0, 3), Date.now() + fromNow));
      const { results } = await searchInventory(aFilter({ sort: 'price' }));
      expect(results.content).toEqual([dearer, CARS[2]]);
      expect(warnings()).toMatchObject([{ event: 'inventory.car-not-read' }]);
    });
  },
);
