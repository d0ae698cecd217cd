import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { aRedis, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { type Draft, draftStore } from './drafts.ts';
import { aReceiver } from './testing/a-receiver.ts';

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

test('a draft is found by its id only', async () => {
  const { store } = aStore();
  const id = await store.keep(aDraft('Priya'), 'a');
  expect(await store.find(id)).toEqual(aDraft('Priya'));
  expect(await store.find('another')).toBeNull();
});

test('a draft expires', async () => {
  const { clock, store } = aStore();
  const id = await store.keep(aDraft('Priya'), 'a');
  clock.milliseconds = 999;
  expect(await store.find(id)).not.toBeNull();
  clock.milliseconds = 1000;
  expect(await store.find(id)).toBeNull();
});

test('a client over its limit loses its own oldest draft, not those of others', async () => {
  const { store } = aStore();
  const others = await store.keep(aDraft('Priya'), 'a');
  const own: string[] = [];
  for (const name of ['1', '2', '3']) own.push(await store.keep(aDraft(name), 'b'));
  const left = await Promise.all([others, ...own].map((id) => store.find(id)));
  expect(left.map((draft) => draft?.texts['name'])).toEqual(['Priya', undefined, '2', '3']);
});

test('over the limit the oldest draft goes', async () => {
  const { store } = aStore();
  const ids: string[] = [];
  for (const client of ['a', 'b', 'c', 'd', 'e']) ids.push(await store.keep(aDraft(client), client));
  const left = await Promise.all(ids.map((id) => store.find(id)));
  expect(left.map((draft) => draft?.texts['name'])).toEqual([undefined, 'b', 'c', 'd', 'e']);
});

testWithRedis('a draft kept by one instance is found by another, and each client has a limit', async () => {
  const { url } = await aRedis();
  const [one, other] = [await aReceiver({ redisUrl: url }), await aReceiver({ redisUrl: url })];
  const others = await one.drafts.keep(aDraft('Priya'), 'a');
  expect(await other.drafts.find(others)).toEqual(aDraft('Priya'));
  expect(await other.drafts.find('another')).toBeNull();

  const own: string[] = [];
  for (let count = 0; count <= 20; count += 1) own.push(await one.drafts.keep(aDraft(String(count)), 'b'));
  const found = await Promise.all([others, ...own].map((id) => other.drafts.find(id)));
  expect(found.map((draft) => draft !== null)).toEqual([true, false, ...Array<boolean>(20).fill(true)]);
});

testWithRedis('a draft in Redis expires', async () => {
  const { url } = await aRedis();
  const { shared, drafts } = await aReceiver({ redisUrl: url });
  const id = await drafts.keep(aDraft('Priya'), 'a');
  expect(await shared?.pTTL(`draft:${id}`)).toBeGreaterThan(29 * 60_000);
  expect(await shared?.pTTL('drafts-of:a')).toBeGreaterThan(29 * 60_000);
});

testWithRedis('while Redis hangs or is gone, drafts are kept in memory', async () => {
  const server = await aRedis();
  const { drafts } = await aReceiver({ redisUrl: server.url });
  const before = await drafts.keep(aDraft('before'), 'a');
  server.signal('SIGSTOP');
  const hung = await drafts.keep(aDraft('hung'), 'a');
  expect(await drafts.find(hung)).toEqual(aDraft('hung'));
  server.signal('SIGKILL');
  const gone = await drafts.keep(aDraft('gone'), 'a');
  expect(await drafts.find(gone)).toEqual(aDraft('gone'));
  expect(await drafts.find(before)).toBeNull();
});
