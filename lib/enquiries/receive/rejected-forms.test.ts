import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { aRedis, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { type RejectedForm, rejectedFormStore } from './rejected-forms.ts';
import { aReceiver } from './testing/a-receiver.ts';

function aRejectedForm(name: string): RejectedForm {
  const texts = anEnquiry('contact', { name });
  return { kind: 'contact', texts, car: '', seed: 'seed', message: 'Please fill all values', fields: [] };
}

/** A store with a clock that the test advances. */
function aStore() {
  const clock = { milliseconds: 0 };
  const limits = { forms: 4, perClient: 2, milliseconds: 1000 };
  return { clock, store: rejectedFormStore(() => clock.milliseconds, limits) };
}

test('a rejected form is found by its id only', async () => {
  const { store } = aStore();
  const id = await store.save(aRejectedForm('Priya'), 'a');
  expect(await store.find(id)).toEqual(aRejectedForm('Priya'));
  expect(await store.find('another')).toBeNull();
});

test('a rejected form expires', async () => {
  const { clock, store } = aStore();
  const id = await store.save(aRejectedForm('Priya'), 'a');
  clock.milliseconds = 999;
  expect(await store.find(id)).not.toBeNull();
  clock.milliseconds = 1000;
  expect(await store.find(id)).toBeNull();
});

test('a client over its limit loses its own oldest form only', async () => {
  const { store } = aStore();
  const others = await store.save(aRejectedForm('Priya'), 'a');
  const own: string[] = [];
  for (const name of ['1', '2', '3']) own.push(await store.save(aRejectedForm(name), 'b'));
  const left = await Promise.all([others, ...own].map((id) => store.find(id)));
  expect(left.map((form) => form?.texts['name'])).toEqual(['Priya', undefined, '2', '3']);
});

test('over the limit of all rejected forms the oldest is removed', async () => {
  const { store } = aStore();
  const ids: string[] = [];
  for (const client of ['a', 'b', 'c', 'd', 'e']) ids.push(await store.save(aRejectedForm(client), client));
  const left = await Promise.all(ids.map((id) => store.find(id)));
  expect(left.map((form) => form?.texts['name'])).toEqual([undefined, 'b', 'c', 'd', 'e']);
});

testWithRedis('all instances find a rejected form, and each client has a limit', async () => {
  const { url } = await aRedis();
  const [one, other] = [await aReceiver({ redisUrl: url }), await aReceiver({ redisUrl: url })];
  const others = await one.rejectedForms.save(aRejectedForm('Priya'), 'a');
  expect(await other.rejectedForms.find(others)).toEqual(aRejectedForm('Priya'));
  expect(await other.rejectedForms.find('another')).toBeNull();

  const own: string[] = [];
  for (let count = 0; count <= 20; count += 1)
    own.push(await one.rejectedForms.save(aRejectedForm(String(count)), 'b'));
  const found = await Promise.all([others, ...own].map((id) => other.rejectedForms.find(id)));
  expect(found.map((form) => form !== null)).toEqual([true, false, ...Array<boolean>(20).fill(true)]);
});

testWithRedis('a rejected form in Redis expires', async () => {
  const { url } = await aRedis();
  const { redisClient, rejectedForms } = await aReceiver({ redisUrl: url });
  const id = await rejectedForms.save(aRejectedForm('Priya'), 'a');
  expect(await redisClient?.pTTL(`draft:${id}`)).toBeGreaterThan(29 * 60_000);
  expect(await redisClient?.pTTL('drafts-of:a')).toBeGreaterThan(29 * 60_000);
});

testWithRedis('while Redis hangs or is down, rejected forms are kept in memory', async () => {
  const server = await aRedis();
  const { rejectedForms } = await aReceiver({ redisUrl: server.url });
  const before = await rejectedForms.save(aRejectedForm('before'), 'a');
  server.signal('SIGSTOP');
  const hung = await rejectedForms.save(aRejectedForm('hung'), 'a');
  expect(await rejectedForms.find(hung)).toEqual(aRejectedForm('hung'));
  server.signal('SIGKILL');
  const gone = await rejectedForms.save(aRejectedForm('gone'), 'a');
  expect(await rejectedForms.find(gone)).toEqual(aRejectedForm('gone'));
  expect(await rejectedForms.find(before)).toBeNull();
});
