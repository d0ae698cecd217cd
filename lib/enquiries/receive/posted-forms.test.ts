import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { aRedis, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { type PostedForm, postedFormStore } from './posted-forms.ts';
import { aReceiver } from './testing/a-receiver.ts';

function aPostedForm(name: string): PostedForm {
  const texts = anEnquiry('contact', { name });
  const rejection = { reason: { code: 'missingValues' as const }, fields: [] };
  return { kind: 'contact', texts, car: '', rejection };
}

function aStore() {
  return postedFormStore({ forms: 4, perClient: 2, milliseconds: 1000 });
}

test('a posted form is found by its id only', async () => {
  const store = aStore();
  const id = await store.save(aPostedForm('Priya'), 'a');
  expect(await store.find(id)).toEqual(aPostedForm('Priya'));
  expect(await store.find('another')).toBeNull();
});

test('a posted form is erased when it expires, without a further request', async () => {
  jest.useFakeTimers();
  const store = aStore();
  const id = await store.save(aPostedForm('Priya'), 'a');
  jest.advanceTimersByTime(999);
  expect(await store.find(id)).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(await store.find(id)).toBeNull();
  jest.useRealTimers();
});

test('a client over its limit loses its own oldest form only', async () => {
  const store = aStore();
  const others = await store.save(aPostedForm('Priya'), 'a');
  const own: string[] = [];
  for (const name of ['1', '2', '3']) own.push(await store.save(aPostedForm(name), 'b'));
  const left = await Promise.all([others, ...own].map((id) => store.find(id)));
  expect(left.map((form) => form?.texts['name'])).toEqual(['Priya', undefined, '2', '3']);
});

test('over the limit of all posted forms the oldest is removed', async () => {
  const store = aStore();
  const ids: string[] = [];
  for (const client of ['a', 'b', 'c', 'd', 'e']) ids.push(await store.save(aPostedForm(client), client));
  const left = await Promise.all(ids.map((id) => store.find(id)));
  expect(left.map((form) => form?.texts['name'])).toEqual([undefined, 'b', 'c', 'd', 'e']);
});

testWithRedis('all instances find a posted form, and each client has a limit', async () => {
  const { url } = await aRedis();
  const [one, other] = [await aReceiver({ redisUrl: url }), await aReceiver({ redisUrl: url })];
  const others = await one.postedForms.save(aPostedForm('Priya'), 'a');
  expect(await other.postedForms.find(others)).toEqual(aPostedForm('Priya'));
  expect(await other.postedForms.find('another')).toBeNull();

  const own: string[] = [];
  for (let count = 0; count <= 20; count += 1)
    own.push(await one.postedForms.save(aPostedForm(String(count)), 'b'));
  const found = await Promise.all([others, ...own].map((id) => other.postedForms.find(id)));
  expect(found.map((form) => form !== null)).toEqual([true, false, ...Array<boolean>(20).fill(true)]);
});

testWithRedis('a posted form in Redis expires', async () => {
  const { url } = await aRedis();
  const { redisClient, postedForms } = await aReceiver({ redisUrl: url });
  const id = await postedForms.save(aPostedForm('Priya'), 'a');
  expect(await redisClient?.pTTL(`draft:${id}`)).toBeGreaterThan(29 * 60_000);
  expect(await redisClient?.pTTL('drafts-of:a')).toBeGreaterThan(29 * 60_000);
});

testWithRedis('while Redis hangs or is down, posted forms are kept in memory', async () => {
  const server = await aRedis();
  const { postedForms } = await aReceiver({ redisUrl: server.url });
  const before = await postedForms.save(aPostedForm('before'), 'a');
  server.signal('SIGSTOP');
  const hung = await postedForms.save(aPostedForm('hung'), 'a');
  expect(await postedForms.find(hung)).toEqual(aPostedForm('hung'));
  server.signal('SIGKILL');
  const gone = await postedForms.save(aPostedForm('gone'), 'a');
  expect(await postedForms.find(gone)).toEqual(aPostedForm('gone'));
  expect(await postedForms.find(before)).toBeNull();
});
