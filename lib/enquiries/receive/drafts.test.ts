import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { type Draft, draftStore } from './drafts.ts';

function aDraft(name: string): Draft {
  const texts = anEnquiry('contact', { name });
  return { kind: 'contact', texts, car: '', seed: 'seed', message: 'Please fill all values', fields: [] };
}

/** A store on a clock that is moved by hand. */
function aStore() {
  const clock = { milliseconds: 0 };
  const limits = { drafts: 4, perClient: 2, milliseconds: 1000 };
  return { clock, store: draftStore(() => clock.milliseconds, limits) };
}

test('a draft is found by its id only', () => {
  const { store } = aStore();
  const id = store.keep(aDraft('Priya'), 'a');
  expect(store.find(id)).toEqual(aDraft('Priya'));
  expect(store.find('another')).toBeNull();
});

test('a draft expires', () => {
  const { clock, store } = aStore();
  const id = store.keep(aDraft('Priya'), 'a');
  clock.milliseconds = 999;
  expect(store.find(id)).not.toBeNull();
  clock.milliseconds = 1000;
  expect(store.find(id)).toBeNull();
});

test('a client over its limit loses its own oldest draft, not those of others', () => {
  const { store } = aStore();
  const others = store.keep(aDraft('Priya'), 'a');
  const own: string[] = [];
  for (const name of ['1', '2', '3']) own.push(store.keep(aDraft(name), 'b'));
  const left = [others, ...own].map((id) => store.find(id));
  expect(left.map((draft) => draft?.texts['name'])).toEqual(['Priya', undefined, '2', '3']);
});

test('over the limit the oldest draft goes', () => {
  const { store } = aStore();
  const ids: string[] = [];
  for (const client of ['a', 'b', 'c', 'd', 'e']) ids.push(store.keep(aDraft(client), client));
  const left = ids.map((id) => store.find(id));
  expect(left.map((draft) => draft?.texts['name'])).toEqual([undefined, 'b', 'c', 'd', 'e']);
});
