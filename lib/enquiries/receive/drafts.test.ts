import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { aRedis, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { type Draft, draftStore } from './drafts.ts';
import { aReceiver } from './testing/a-receiver.ts';

function aDraft(name: string): Draft {
  const texts = anEnquiry('contact', { name });
  return { kind: 'contact', texts, car: '', seed: 'seed', message: 'Please fill all values', fields: [] };
}

/** A store with a clock that the test advances. */
function aStore() {
  const clock = { milliseconds: 0 };
  const limits = { drafts: 4, perClient: 2, milliseconds: 1000 };
  return { clock, store: draftStore(() => clock.milliseconds, limits) };
}

test('a draft is found by its id only', async () => {
  const { store } = aStore();
  const id = await store.save(aDraft('Priya'), 'a');
  expect(await store.find(id)).toEqual(aDraft('Priya'));
  expect(await store.find('another')).toBeNull();
});

test('a draft expires', async () => {
  const { clock, store } = aStore();
  const id = await store.save(aDraft('Priya'), 'a');
  clock.milliseconds = 999;
  expect(await store.find(id)).not.toBeNull();
  clock.milliseconds = 1000;
  expect(await store.find(id)).toBeNull();
});

test('a client over its limit loses its own oldest draft only', async () => {
  const { store } = aStore();
  const others = await store.save(aDraft('Priya'), 'a');
  const own: string[] = [];
  for (const name of ['1', '2', '3']) own.push(await store.save(aDraft(name), 'b'));
  const left = await Promise.all([others, ...own].map((id) => store.find(id)));
  expect(left.map((draft) => draft?.texts['name'])).toEqual(['Priya', undefined, '2', '3']);
});

test('over the limit of all drafts the oldest draft is removed', async () => {
  const { store } = aStore();
  const ids: string[] = [];
  for (const client of ['a', 'b', 'c', 'd', 'e']) ids.push(await store.save(aDraft(client), client));
  const left = await Promise.all(ids.map((id) => store.find(id)));
  expect(left.map((draft) => draft?.texts['name'])).toEqual([undefined, 'b', 'c', 'd', 'e']);
});

testWithRedis('all instances find a draft, and each client has a limit', async () => {
  const { url } = await aRedis();
  const [one, other] = [await aReceiver({ redisUrl: url }), await aReceiver({ redisUrl: url })];
  const others = await one.drafts.save(aDraft('Priya'), 'a');
  expect(await other.drafts.find(others)).toEqual(aDraft('Priya'));
  expect(await other.drafts.find('another')).toBeNull();

  const own: string[] = [];
  for (let count = 0; count <= 20; count += 1) own.push(await one.drafts.save(aDraft(String(count)), 'b'));
  const found = await Promise.all([others, ...own].map((id) => other.drafts.find(id)));
  expect(found.map((draft) => draft !== null)).toEqual([true, false, ...Array<boolean>(20).fill(true)]);
});

testWithRedis('a draft in Redis expires', async () => {
  const { url } = await aRedis();
  const { redisClient, drafts } = await aReceiver({ redisUrl: url });
  const id = await drafts.save(aDraft('Priya'), 'a');
  expect(await redisClient?.pTTL(`draft:${id}`)).toBeGreaterThan(29 * 60_000);
  expect(await redisClient?.pTTL('drafts-of:a')).toBeGreaterThan(29 * 60_000);
});

testWithRedis('while Redis hangs or is down, drafts are kept in memory', async () => {
  const server = await aRedis();
  const { drafts } = await aReceiver({ redisUrl: server.url });
  const before = await drafts.save(aDraft('before'), 'a');
  server.signal('SIGSTOP');
  const hung = await drafts.save(aDraft('hung'), 'a');
  expect(await drafts.find(hung)).toEqual(aDraft('hung'));
  server.signal('SIGKILL');
  const gone = await drafts.save(aDraft('gone'), 'a');
  expect(await drafts.find(gone)).toEqual(aDraft('gone'));
  expect(await drafts.find(before)).toBeNull();
});
