import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

test('a read goes to the API of the backoffice and accepts JSON', async () => {
  const { url, received } = await aBackoffice({ 'GET /makes': ['TOYOTA'] });
  const client = await aClient(url);
  await expect(client.getMakes()).resolves.toEqual(['TOYOTA']);
  expect(received).toEqual([expect.objectContaining({ call: 'GET /makes', body: '' })]);
  expect(received[0]?.headers).toMatchObject({ accept: 'application/json' });
});

test('a broken connection is retried once', async () => {
  const logged = captureLog();
  const { url, received } = await aBackoffice({ 'GET /makes': inTurn(hangUp(), json(['KIA'])) });
  const client = await aClient(url);
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
  expect(received).toHaveLength(2);
  expect(logged()).toEqual([
    expect.objectContaining({ event: 'backoffice.call-retried', call: 'GET /makes' }),
  ]);
});

test('an incomplete response is retried once', async () => {
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

test('a search, which is a read by POST, is retried once', async () => {
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
  expect(client.backofficeHealth()).toBe('down');
});

test('a refused connection is unreachable', async () => {
  captureLog();
  const client = await aClient('http://127.0.0.1:1');
  await expect(client.getMakes()).rejects.toMatchObject({ kind: 'unreachable' });
});

test.each([
  ['that never starts', () => undefined],
  ['that never ends', endless()],
])('a response %s times out and is not retried', async (_which, reply) => {
  const { url, received } = await aBackoffice({ 'GET /makes': reply });
  const client = await aClient(url, { timeoutMs: 500 });
  await expect(client.getMakes()).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'GET /makes: took too long',
  });
  expect(received).toHaveLength(1);
  expect(client.backofficeHealth()).toBe('down');
});

test.each([400, 403, 404, 500, 503])('status %i is a failure with that status', async (code) => {
  const client = await aClient((await aBackoffice({ 'GET /makes': status(code) })).url);
  await expect(client.getMakes()).rejects.toMatchObject({ kind: 'status', status: code });
  expect(client.backofficeHealth()).toBe(code < 500 ? 'up' : 'down');
});

test('a redirect is not followed', async () => {
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
])('%s in place of a list is a contract failure', async (_what, body) => {
  const client = await aClient((await aBackoffice({ 'GET /makes': raw(body) })).url);
  await expect(client.getMakes()).rejects.toMatchObject({ kind: 'contract', call: 'GET /makes' });
});

test('a body over 4 MiB is rejected', async () => {
  const huge = raw(`["${'x'.repeat(5 * 1024 * 1024)}"]`);
  const client = await aClient((await aBackoffice({ 'GET /makes': huge })).url);
  await expect(client.getMakes()).rejects.toMatchObject({
    kind: 'contract',
    message: 'GET /makes: the body is too large',
  });
});

test('sixteen of the largest responses at the same time fit into a small heap', async () => {
  const large = raw(JSON.stringify(['€'.padEnd(4_000_000, 'x')]), { 'set-cookie': 'XSRF-TOKEN=pair' });
  const { url } = await aBackoffice({ 'GET /makes': [], 'POST /cars': large });
  const script = `
    import { query } from '#lib/backoffice/transport/client.ts';
    const calls = Array.from({ length: 16 }, (_, page) => query('/cars', { page }));
    const responses = await Promise.all(calls);
    console.log(responses.filter(({ text }) => JSON.parse(text)[0].length === 4_000_000).length);`;
  const options = ['--max-old-space-size=64', '--input-type=module', '--eval', script];
  const env = { ...process.env, BACKOFFICE_URL: url, BACKOFFICE_TIMEOUT_MS: '20000' };
  const { stdout } = await promisify(execFile)(process.execPath, options, { env });
  expect(stdout).toBe('16\n');
});

test('UTF-8 is decoded across chunks, without the byte order mark', async () => {
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

test('concurrent equal reads are one call', async () => {
  const { url, received } = await aBackoffice({ 'GET /makes': ['KIA'], 'GET /models': ['RIO'] });
  const client = await aClient(url);
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => [client.getMakes(), client.getModels()]).flat(),
  );
  expect(new Set(responses.map(String))).toEqual(new Set(['KIA', 'RIO']));
  expect(received.map(({ call }) => call).toSorted()).toEqual(['GET /makes', 'GET /models']);
});

test('a failure reaches every caller that waited for it, and is not cached', async () => {
  const { url, received } = await aBackoffice({ 'GET /makes': inTurn(status(503), json(['KIA'])) });
  const client = await aClient(url);
  const outcomes = await Promise.allSettled([client.getMakes(), client.getMakes()]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  expect(received).toHaveLength(1);
  await expect(client.getMakes()).resolves.toEqual(['KIA']);
});
