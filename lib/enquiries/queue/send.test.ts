import { aBackoffice, json, raw, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { aMessage } from './testing/a-message.ts';

const KNOWN = { chassisNumber: 'NHP10', make: 'TOYOTA', note: { drawer: 4 } };
const TEST_DRIVE = aMessage({ call: '/email-test-drive', payload: { name: 'Priya' }, missingCar: 'NHP10' });

/** Sends a test drive whose car is looked up so; what arrived. */
async function sendWith(carReply: unknown, attempts: number) {
  const { url, received } = await aBackoffice({
    'GET /makes': [],
    'GET /car/NHP10': carReply,
    'POST /email-test-drive': status(204),
  });
  await aClient(url);
  const { sendMessage } = await import('./send.ts');
  const sent = sendMessage({ message: TEST_DRIVE, attempts }, new AbortController().signal);
  const failure = await sent.then(
    () => null,
    (error: unknown) => error,
  );
  const posts = received.filter(({ call }) => call === 'POST /email-test-drive');
  return { failure, arrived: posts.map(({ body }) => JSON.parse(body) as unknown) };
}

test('a car that was not there to be looked up goes along as the backoffice knows it now', async () => {
  const { arrived } = await sendWith(json(KNOWN), 1);
  expect(arrived).toEqual([{ name: 'Priya', car: KNOWN }]);
});

test('a car that cannot be looked up yet is waited for', async () => {
  const { failure, arrived } = await sendWith(status(500), 4);
  expect(failure).toMatchObject({ call: 'GET /car/NHP10', status: 500 });
  expect(arrived).toEqual([]);
});

test.each([
  ['is gone', raw('null'), 1],
  ['is refused', status(400), 1],
  ['fails for the fifth time', status(500), 5],
])('of a car whose look-up %s the chassis number goes along', async (_what, reply, attempts) => {
  const { failure, arrived } = await sendWith(reply, attempts);
  expect(failure).toBeNull();
  expect(arrived).toEqual([{ name: 'Priya', car: { chassisNumber: 'NHP10' } }]);
});
