import {
  aBackoffice,
  hangUp,
  inTurn,
  json,
  type Reply,
  status,
} from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

const OPEN_MS = 5_000;
const CIRCUIT_OPEN = 'GET /makes: the circuit is open';

/** The clock stops; a test advances it. */
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Makes this many calls in sequence, and expects all to fail. */
async function failTimes(times: number, call: () => Promise<unknown>, message: string): Promise<void> {
  for (let made = 0; made < times; made++) await expect(call()).rejects.toThrow(message);
}

function advance(milliseconds: number): void {
  const now = Date.now();
  jest.mocked(Date.now).mockReturnValue(now + milliseconds);
}

/** A client whose circuit for /makes is open. Further calls to /makes get these replies. */
async function aClientWithOpenCircuit(...replies: Reply[]) {
  const failures = Array.from({ length: 6 }, hangUp); // each call is made twice
  const backoffice = await aBackoffice({
    'GET /makes': inTurn(...failures, ...replies),
    'GET /testimonials': [],
    'GET /models': ['RIO'],
    'GET /models/KIA': ['RIO'],
  });
  const client = await aClient(backoffice.url);
  await failTimes(3, client.getMakes, 'the connection failed');
  backoffice.received.length = 0;
  return { ...client, received: backoffice.received };
}

test('after three calls without a response the next one fails at once and is not sent', async () => {
  const logged = captureLog();
  const client = await aClientWithOpenCircuit(json(['KIA']));
  advance(OPEN_MS - 1);
  await expect(client.getMakes()).rejects.toMatchObject({ kind: 'unreachable', message: CIRCUIT_OPEN });
  expect(client.received).toEqual([]);
  expect(logged().at(-1)).toMatchObject({ event: 'backoffice.circuit-open', resource: 'makes' });
});

test('open circuits are reported by resource', async () => {
  captureLog();
  const client = await aClientWithOpenCircuit(hangUp());
  await client.getTestimonials();
  const { circuitStates } = await import('./breaker.ts');
  expect(circuitStates()).toEqual([
    { resource: 'makes', isOpen: true },
    { resource: 'testimonials', isOpen: false },
  ]);
});

test('calls for other resources are still sent', async () => {
  captureLog();
  const client = await aClientWithOpenCircuit(hangUp());
  await expect(client.getTestimonials()).resolves.toEqual([]);
  await expect(client.getModels('KIA')).resolves.toEqual(['RIO']);
});

test('large pages that fail do not open the circuit of searches', async () => {
  captureLog();
  const { url } = await aBackoffice({
    'GET /makes': json([], { 'set-cookie': 'XSRF-TOKEN=pair' }),
    'POST /cars': (...call: Parameters<Reply>) =>
      (call[1].body.includes('"size":100') ? hangUp() : json({ content: [], number: 0, totalPages: 0 }))(
        ...call,
      ),
  });
  const client = await aClient(url);
  const { fetchInventoryPage } = await import('#lib/backoffice/queries/all-vehicles.ts');
  await expect(fetchInventoryPage(0)).rejects.toThrow('the connection failed'); // twice
  await expect(fetchInventoryPage(0)).rejects.toThrow('the circuit is open');
  await expect(client.searchVehicles(aFilter())).resolves.toMatchObject({ content: [] });
});

test('after five seconds one trial call is sent, and its response closes the circuit', async () => {
  captureLog();
  const stdout = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const client = await aClientWithOpenCircuit(json(['KIA']));
  advance(OPEN_MS);
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
  const { forgetNames } = await import('#lib/backoffice/queries/makes.ts');
  forgetNames();
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
  expect(client.received).toHaveLength(2);
  expect(stdout).toHaveBeenCalledWith(expect.stringContaining('"backoffice.circuit-closed"'));
});

test('a circuit that opened before the clock was set back does not stay open', async () => {
  captureLog();
  const client = await aClientWithOpenCircuit(json(['KIA']));
  advance(-4 * 3_600_000);
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
});

test('after a reset calls are sent at once', async () => {
  captureLog();
  const client = await aClientWithOpenCircuit(json(['KIA']));
  const { resetBreakers } = await import('./breaker.ts');
  resetBreakers();
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
});

test('a trial call that fails keeps the circuit open', async () => {
  const logged = captureLog();
  const client = await aClientWithOpenCircuit(hangUp());
  advance(OPEN_MS);
  await expect(client.getMakes()).rejects.toThrow('the connection failed');
  await expect(client.getMakes()).rejects.toThrow(CIRCUIT_OPEN);
  expect(logged().filter(({ event }) => event === 'backoffice.circuit-open')).toHaveLength(1);
});

test.each([
  ['a 500', status(500)],
  ['a 404', status(404)],
  ['an invalid body', json({})],
])('%s does not open the circuit', async (_response, reply) => {
  const { url, received } = await aBackoffice({ 'GET /makes': reply });
  const client = await aClient(url);
  await failTimes(5, client.getMakes, 'GET /makes');
  expect(received).toHaveLength(5);
});

test('a response resets the count of calls without one', async () => {
  captureLog();
  const failure = [hangUp(), hangUp()];
  const replies = [...failure, ...failure, status(500), ...failure, ...failure, json(['KIA'])];
  const client = await aClient((await aBackoffice({ 'GET /makes': inTurn(...replies) })).url);
  await failTimes(5, client.getMakes, 'GET /makes');
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
});

test('during the trial call another one for the same resource fails at once', async () => {
  captureLog();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const failures = Array.from({ length: 6 }, hangUp);
  const { url } = await aBackoffice({
    'GET /models': inTurn(...failures, json(['RIO'])),
    'GET /models/KIA': ['RIO'],
  });
  const { getModels } = await aClient(url);
  await failTimes(3, getModels, 'the connection failed');
  advance(OPEN_MS);
  const [trial, other] = await Promise.allSettled([getModels(), getModels('KIA')]);
  expect(trial).toMatchObject({ status: 'fulfilled', value: ['RIO'] });
  expect(other).toMatchObject({ status: 'rejected', reason: { kind: 'unreachable' } });
  await expect(getModels('KIA')).resolves.toEqual(['RIO']);
});

test('an enquiry may be the trial call', async () => {
  captureLog();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const failures = Array.from({ length: 6 }, hangUp);
  const { url, received } = await aBackoffice({
    'GET /makes': [],
    'POST /email': inTurn(...failures, status(204)),
  });
  const { sendEnquiry } = await aClient(url);
  const enquiry = { call: '/email', payload: {}, idempotencyKey: 'a', language: 'en' } as const;
  const patience = new AbortController().signal;
  await failTimes(3, () => sendEnquiry(enquiry, patience), 'failed');
  await failTimes(1, () => sendEnquiry(enquiry, patience), 'the circuit is open');
  advance(OPEN_MS);
  await expect(sendEnquiry(enquiry, patience)).resolves.toBeUndefined();
  expect(received.filter(({ call }) => call === 'POST /email')).toHaveLength(7);
});
