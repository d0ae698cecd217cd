import {
  aBackoffice,
  hangUp,
  inTurn,
  json,
  type Reply,
  status,
} from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

const PAUSE_MS = 5_000;
const NOT_ASKED = 'GET /makes: not asked, for it left the last ones unanswered';

/** The clock stands still unless a test lets time pass. */
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Asks these many times, one after the other, each time in vain. */
async function askInVain(times: number, ask: () => Promise<unknown>, message: string): Promise<void> {
  for (let asked = 0; asked < times; asked++) await expect(ask()).rejects.toThrow(message);
}

function pass(milliseconds: number): void {
  const now = Date.now();
  jest.mocked(Date.now).mockReturnValue(now + milliseconds);
}

/** A client for whom the makes have gone unanswered as often as it takes, and what these replies give from then on. */
async function aPausedClient(...replies: Reply[]) {
  const silences = Array.from({ length: 6 }, hangUp); // each call is made twice
  const backoffice = await aBackoffice({
    'GET /makes': inTurn(...silences, ...replies),
    'GET /testimonials': [],
    'GET /models': ['RIO'],
    'GET /models/KIA': ['RIO'],
  });
  const client = await aClient(backoffice.url);
  await askInVain(3, client.getMakes, 'the connection failed');
  backoffice.received.length = 0;
  return { ...client, received: backoffice.received };
}

test('after three silences in a row a call fails at once, without being made', async () => {
  const logged = captureLog();
  const client = await aPausedClient(json(['KIA']));
  pass(PAUSE_MS - 1);
  await expect(client.getMakes()).rejects.toMatchObject({ kind: 'unreachable', message: NOT_ASKED });
  expect(client.received).toEqual([]);
  expect(logged().at(-1)).toMatchObject({ event: 'backoffice.paused', kind: 'makes' });
});

test('a second copy of the client, as Next loads it for route handlers, knows of the pause', async () => {
  captureLog();
  const { received } = await aPausedClient(hangUp());
  jest.resetModules();
  const { getMakes } = await import('#lib/backoffice/queries/makes.ts');
  await expect(getMakes()).rejects.toMatchObject({ name: 'BackofficeError', message: NOT_ASKED });
  expect(received).toEqual([]);
});

test('calls of other kinds are made all the same', async () => {
  captureLog();
  const client = await aPausedClient(hangUp());
  await expect(client.getTestimonials()).resolves.toEqual([]);
  await expect(client.getModels('KIA')).resolves.toEqual(['RIO']);
});

test('five seconds later one call is made, and when it is answered all are made again', async () => {
  captureLog();
  const told = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const client = await aPausedClient(json(['KIA']));
  pass(PAUSE_MS);
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
  expect(client.received).toHaveLength(2);
  expect(told).toHaveBeenCalledWith(expect.stringContaining('"backoffice.resumed"'));
});

test('a backoffice that has shown by itself that it is there is asked at once', async () => {
  captureLog();
  const client = await aPausedClient(json(['KIA']));
  const { resumeCalls } = await import('./breaker.ts');
  resumeCalls();
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
});

test('a probe that goes unanswered too is followed by another pause', async () => {
  const logged = captureLog();
  const client = await aPausedClient(hangUp());
  pass(PAUSE_MS);
  await expect(client.getMakes()).rejects.toThrow('the connection failed');
  await expect(client.getMakes()).rejects.toThrow(NOT_ASKED);
  expect(logged().filter(({ event }) => event === 'backoffice.paused')).toHaveLength(1);
});

test.each([
  ['a 500', status(500)],
  ['a 404', status(404)],
  ['what was not promised', json({})],
])('%s is an answer, and does not keep the next call from being made', async (_answer, reply) => {
  const { url, received } = await aBackoffice({ 'GET /makes': reply });
  const client = await aClient(url);
  await askInVain(5, client.getMakes, 'GET /makes');
  expect(received).toHaveLength(5);
});

test('an answer between two silences begins the count anew', async () => {
  captureLog();
  const silence = [hangUp(), hangUp()];
  const replies = [...silence, ...silence, status(500), ...silence, ...silence, json(['KIA'])];
  const client = await aClient((await aBackoffice({ 'GET /makes': inTurn(...replies) })).url);
  await askInVain(5, client.getMakes, 'GET /makes');
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
});

test('while one call finds out, another of its kind fails at once', async () => {
  captureLog();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const silences = Array.from({ length: 6 }, hangUp);
  const { url } = await aBackoffice({
    'GET /models': inTurn(...silences, json(['RIO'])),
    'GET /models/KIA': ['RIO'],
  });
  const { getModels } = await aClient(url);
  await askInVain(3, getModels, 'the connection failed');
  pass(PAUSE_MS);
  const [probe, other] = await Promise.allSettled([getModels(), getModels('KIA')]);
  expect(probe).toMatchObject({ status: 'fulfilled', value: ['RIO'] });
  expect(other).toMatchObject({ status: 'rejected', reason: { kind: 'unreachable' } });
  await expect(getModels('KIA')).resolves.toEqual(['RIO']);
});

test('an enquiry is made as a probe as well', async () => {
  captureLog();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const silences = Array.from({ length: 6 }, hangUp);
  const { url, received } = await aBackoffice({
    'GET /makes': [],
    'POST /email': inTurn(...silences, status(204)),
  });
  const { sendEnquiry } = await aClient(url);
  const enquiry = { call: '/email', payload: {}, idempotencyKey: 'a' };
  const patience = new AbortController().signal;
  await askInVain(3, () => sendEnquiry(enquiry, patience), 'failed');
  await askInVain(1, () => sendEnquiry(enquiry, patience), 'not asked');
  pass(PAUSE_MS);
  await expect(sendEnquiry(enquiry, patience)).resolves.toBeUndefined();
  expect(received.filter(({ call }) => call === 'POST /email')).toHaveLength(7);
});
