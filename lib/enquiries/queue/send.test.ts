import { aBackoffice, json, raw, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';

const KNOWN = { chassisNumber: 'NHP10', make: 'TOYOTA', note: { drawer: 4 } };
const TEST_DRIVE = aQueuedEnquiry({
  call: '/email-test-drive',
  payload: { name: 'Priya' },
  missingCar: 'NHP10',
});

/** Sends a test drive whose car is looked up with `carReply`. @returns the error and the payloads that arrived */
async function sendWith(carReply: unknown, attempts: number) {
  const { url, received } = await aBackoffice({
    'GET /makes': [],
    'GET /car/NHP10': carReply,
    'POST /email-test-drive': status(204),
  });
  await aClient(url);
  const { sendToBackoffice } = await import('./send.ts');
  const sent = sendToBackoffice({ ...TEST_DRIVE, attempts }, new AbortController().signal);
  const failure = await sent.then(
    () => null,
    (error: unknown) => error,
  );
  const posts = received.filter(({ call }) => call === 'POST /email-test-drive');
  return { failure, arrived: posts.map(({ body }) => JSON.parse(body) as unknown) };
}

test('a missing car is looked up and sent unchanged', async () => {
  const { arrived } = await sendWith(json(KNOWN), 1);
  expect(arrived).toEqual([{ name: 'Priya', car: KNOWN }]);
});

test('the enquiry is not sent while the car cannot be looked up', async () => {
  const { failure, arrived } = await sendWith(status(500), 4);
  expect(failure).toMatchObject({ call: 'GET /car/NHP10', status: 500 });
  expect(arrived).toEqual([]);
});

test.each([
  ['is gone', raw('null'), 1],
  ['is rejected by the backoffice', status(400), 1],
  ['cannot be looked up for the fifth time', status(500), 5],
])('when the car %s, only its chassis number is sent', async (_what, reply, attempts) => {
  const { failure, arrived } = await sendWith(reply, attempts);
  expect(failure).toBeNull();
  expect(arrived).toEqual([{ name: 'Priya', car: { chassisNumber: 'NHP10' } }]);
});
