import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { type Draft, memoryDrafts } from './drafts.ts';

function aDraft(name: string): Draft {
  const texts = anEnquiry('contact', { name });
  return { kind: 'contact', texts, car: '', seed: 'seed', message: 'Please fill all values', fields: [] };
}

/** A store on a clock that is moved by hand. */
function aStore() {
  const clock = { milliseconds: 0 };
  const limits = { drafts: 4, perClient: 2, milliseconds: 1000 };
  return { clock, store: memoryDrafts(() => clock.milliseconds, limits) };
}

test('a draft is found by its id only', async () => {
  const { store } = aStore();
  const id = await store.keep(aDraft('Priya'), 'a');
  await expect(store.find(id)).resolves.toEqual(aDraft('Priya'));
  await expect(store.find('another')).resolves.toBeNull();
});

test('a draft expires', async () => {
  const { clock, store } = aStore();
  const id = await store.keep(aDraft('Priya'), 'a');
  clock.milliseconds = 999;
  await expect(store.find(id)).resolves.not.toBeNull();
  clock.milliseconds = 1000;
  await expect(store.find(id)).resolves.toBeNull();
});

test('a client over its limit loses its own oldest draft, not those of others', async () => {
  const { store } = aStore();
  const others = await store.keep(aDraft('Priya'), 'a');
  const own = [];
  for (const name of ['1', '2', '3']) own.push(await store.keep(aDraft(name), 'b'));
  const left = await Promise.all([others, ...own].map((id) => store.find(id)));
  expect(left.map((draft) => draft?.texts['name'])).toEqual(['Priya', undefined, '2', '3']);
});

test('over the limit the oldest draft goes', async () => {
  const { store } = aStore();
  const ids = [];
  for (const client of ['a', 'b', 'c', 'd', 'e']) ids.push(await store.keep(aDraft(client), client));
  const left = await Promise.all(ids.map((id) => store.find(id)));
  expect(left.map((draft) => draft?.texts['name'])).toEqual([undefined, 'b', 'c', 'd', 'e']);
});
