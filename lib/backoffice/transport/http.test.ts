import {
  aBackoffice,
  endless,
  hangUp,
  inTurn,
  json,
  raw,
  status,
} from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

test('a read goes to the API of the backoffice and asks for JSON', async () => {
  const { url, received } = await aBackoffice({ 'GET /makes': ['TOYOTA'] });
  const client = await aClient(url);
  await expect(client.getMakes()).resolves.toEqual(['TOYOTA']);
  expect(received).toEqual([expect.objectContaining({ call: 'GET /makes', body: '' })]);
  expect(received[0]?.headers).toMatchObject({ accept: 'application/json' });
});

test('a connection that breaks is tried once more', async () => {
  const logged = captureLog();
  const { url, received } = await aBackoffice({ 'GET /makes': inTurn(hangUp(), json(['KIA'])) });
  const client = await aClient(url);
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
  expect(received).toHaveLength(2);
  expect(logged()).toEqual([expect.objectContaining({ event: 'backoffice.repeated', call: 'GET /makes' })]);
});

test('an answer that breaks off is tried once more', async () => {
  captureLog();
  const breaksOff = inTurn(
    (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('["KI', () => response.destroy());
    },
    json(['KIA']),
  );
  const client = await aClient((await aBackoffice({ 'GET /makes': breaksOff })).url);
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
});

test('a search is a read and is tried once more as well', async () => {
  captureLog();
  const page = { content: [], number: 0, totalPages: 0 };
  const { url } = await aBackoffice({ 'GET /makes': [], 'POST /cars': inTurn(hangUp(), json(page)) });
  const client = await aClient(url);
  const { EMPTY_FILTER } = await import('#lib/domain/search/search-filter.ts');
  await expect(client.searchVehicles(EMPTY_FILTER)).resolves.toEqual(page);
});

test('a backoffice that keeps hanging up is unreachable after two attempts', async () => {
  captureLog();
  const { url, received } = await aBackoffice({ 'GET /makes': hangUp() });
  const client = await aClient(url);
  await expect(client.getMakes()).rejects.toMatchObject({
    name: 'BackofficeError',
    kind: 'unreachable',
    call: 'GET /makes',
    status: null,
    message: 'GET /makes: the connection failed',
  });
  expect(received).toHaveLength(2);
  expect(client.backofficeHealth(Date.now())).toBe('down');
});

test('nobody listening is unreachable', async () => {
  captureLog();
  const client = await aClient('http://127.0.0.1:1');
  await expect(client.getMakes()).rejects.toMatchObject({ kind: 'unreachable' });
});

test.each([
  ['that never begins', () => undefined],
  ['that never ends', endless()],
])('an answer %s takes too long, and is not asked for again', async (_which, reply) => {
  const { url, received } = await aBackoffice({ 'GET /makes': reply });
  const client = await aClient(url, { timeoutMs: 100 });
  await expect(client.getMakes()).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'GET /makes: took too long',
  });
  expect(received).toHaveLength(1);
  expect(client.backofficeHealth(Date.now())).toBe('down');
});

test.each([400, 403, 404, 500, 503])('status %i is a failure that names it', async (code) => {
  const client = await aClient((await aBackoffice({ 'GET /makes': status(code) })).url);
  await expect(client.getMakes()).rejects.toMatchObject({ kind: 'status', status: code });
  expect(client.backofficeHealth(Date.now())).toBe(code < 500 ? 'up' : 'down');
});

test('a redirect is not followed: the backoffice is one origin', async () => {
  const elsewhere = await aBackoffice({ 'GET /makes': ['KIA'] });
  const location = `${elsewhere.url}/api/client-car/makes`;
  const client = await aClient((await aBackoffice({ 'GET /makes': status(302, { location }) })).url);
  await expect(client.getMakes()).rejects.toMatchObject({ kind: 'status', status: 302 });
  expect(elsewhere.received).toEqual([]);
});

test.each([
  ['a truncated list', '["TOYOTA","KI'],
  ['a page of HTML', '<!doctype html><title>Sign in</title>'],
  ['an empty body', ''],
  ['an object', '{"makes":[]}'],
  ['a text', '"TOYOTA"'],
  ['a number', '17'],
])('%s where a list was promised breaks the contract', async (_what, body) => {
  const client = await aClient((await aBackoffice({ 'GET /makes': raw(body) })).url);
  await expect(client.getMakes()).rejects.toMatchObject({ kind: 'contract', call: 'GET /makes' });
});

test('an answer beyond 8 MiB is cut off', async () => {
  const huge = raw(`["${'x'.repeat(9 * 1024 * 1024)}"]`);
  const client = await aClient((await aBackoffice({ 'GET /makes': huge })).url);
  await expect(client.getMakes()).rejects.toMatchObject({
    kind: 'contract',
    message: 'GET /makes: the answer is too large',
  });
});

test('UTF-8 is read across chunks, its byte order mark left out', async () => {
  const bytes = Buffer.from('\uFEFF["CITROËN"]');
  const middleOfLetter = bytes.indexOf('Ë') + 1;
  const client = await aClient(
    (
      await aBackoffice({
        'GET /makes': inTurn((response) => {
          response.write(bytes.subarray(0, middleOfLetter), () => {
            setImmediate(() => response.end(bytes.subarray(middleOfLetter)));
          });
        }),
      })
    ).url,
  );
  await expect(client.getMakes()).resolves.toEqual(['CITROËN']);
});

test('equal reads at the same time are one call, later ones are made anew', async () => {
  const { url, received } = await aBackoffice({ 'GET /makes': ['KIA'], 'GET /models': ['RIO'] });
  const client = await aClient(url);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => [client.getMakes(), client.getModels()]).flat(),
  );
  expect(new Set(answers.map(String))).toEqual(new Set(['KIA', 'RIO']));
  expect(received.map(({ call }) => call).toSorted()).toEqual(['GET /makes', 'GET /models']);

  await client.getMakes();
  expect(received).toHaveLength(3);
});

test('a failure is shared by those who waited for it, and not kept', async () => {
  const { url, received } = await aBackoffice({ 'GET /makes': inTurn(status(503), json(['KIA'])) });
  const client = await aClient(url);
  const outcomes = await Promise.allSettled([client.getMakes(), client.getMakes()]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  expect(received).toHaveLength(1);
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
});
