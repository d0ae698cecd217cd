import { ENQUIRIES, ENQUIRY_PATHS, type EnquiryPath } from '#backoffice/testing/an-enquiry.ts';
import { get, newCsrfHeaders, post } from '#backoffice/testing/client.ts';
import { aBackoffice } from '#backoffice/testing/a-backoffice.ts';
import { storedEnquiries } from '#backoffice/testing/stored.ts';

const backoffice = aBackoffice();

async function send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return post((await backoffice).url, path, body, headers);
}

async function sent(path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await send(path, body, headers);
  expect(response.status).toBe(202);
  return response.json();
}

test.each(ENQUIRY_PATHS)('an enquiry to %s is stored unchanged, without unknown keys', async (path) => {
  const { id } = (await sent(path, { ...ENQUIRIES[path], admin: true })) as { id: number };
  const stored = (await storedEnquiries((await backoffice).data)).find((enquiry) => enquiry.id === id);
  expect(stored?.payload).toEqual(ENQUIRIES[path]);
  expect(path).toContain(stored?.kind === 'contact' ? 'email' : stored?.kind);
});

const FIELDS = ENQUIRY_PATHS.flatMap((path) =>
  Object.keys(ENQUIRIES[path]).map((field) => [path, field] as const),
);

test.each(FIELDS)('%s without %s is rejected', async (path, field) => {
  for (const value of [undefined, ' \t']) {
    const response = await send(path, { ...ENQUIRIES[path], [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: [field] });
  }
});

test.each<[EnquiryPath, string, unknown]>([
  ['/email', 'name', 5],
  ['/email', 'message', { text: 'x' }],
  ['/email-test-drive', 'title', 'DR'],
  ['/email-test-drive', 'age', '34'],
  ['/email-test-drive', 'date', '16/05/2031'],
  ['/email-test-drive', 'date', '2031-02-30'],
  ['/email-test-drive', 'time', '24:00'],
  ['/email-test-drive', 'car', 'NHP10-2581234'],
  ['/email-sell-car', 'date', '2031-13-01'],
  ['/email-ads', 'ads', 'RADIO'],
])('%s with a %s of %j is rejected', async (path, field, value) => {
  const response = await send(path, { ...ENQUIRIES[path], [field]: value });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: [field] });
});

test('a test drive of a car without a chassis number is rejected', async () => {
  const response = await send('/email-test-drive', {
    ...ENQUIRIES['/email-test-drive'],
    car: { make: 'TOYOTA' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: ['car.chassisNumber'] });
});

test('an enquiry repeated with its Idempotency-Key gets the same response and is stored once', async () => {
  const headers = { 'idempotency-key': 'b9f5b5f0-3f0e-4a53-9f6e-1d2f4a6c8e01' };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => sent('/email', { ...ENQUIRIES['/email'], name: 'Once' }, headers)),
  );
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  const stored = await storedEnquiries((await backoffice).data);
  expect(stored.filter(({ payload }) => payload.name === 'Once')).toHaveLength(1);
});

test.each([
  ['fr', 'fr'],
  ['en-MU', 'en-MU'],
  ['fr, en', null],
  ['x'.repeat(50), null],
  [undefined, null],
])('an enquiry with the Content-Language %j is stored with the language %j', async (header, language) => {
  const headers: Record<string, string> = header === undefined ? {} : { 'content-language': header };
  const { id } = (await sent('/email', ENQUIRIES['/email'], headers)) as { id: number };
  const stored = await storedEnquiries((await backoffice).data);
  expect(stored.find((enquiry) => enquiry.id === id)?.language).toBe(language);
});

test('a key is valid for one form, and without a key every enquiry is new', async () => {
  const headers = { 'idempotency-key': 'shared' };
  const responses = [
    await sent('/email', ENQUIRIES['/email'], headers),
    await sent('/email-ads', ENQUIRIES['/email-ads'], headers),
    await sent('/email', ENQUIRIES['/email']),
    await sent('/email', ENQUIRIES['/email']),
  ];
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(4);
});

test('a rejected enquiry does not use up its key', async () => {
  const headers = { 'idempotency-key': 'used-later' };
  expect((await send('/email', {}, headers)).status).toBe(400);
  await sent('/email', ENQUIRIES['/email'], headers);
});

const LARGE = JSON.stringify({ ...ENQUIRIES['/email'], message: 'x'.repeat(65_536) });

test.each<[string, string, number]>([
  ['nothing', '', 400],
  ['half an object', '{"name":', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['a text', '"x"', 400],
  ['deep nesting', '['.repeat(30_000) + ']'.repeat(30_000), 400],
  ['a deep car', `{"car":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, 400],
  ['a prototype', '{"__proto__":{"name":"x"}}', 400],
  ['more than 64 KiB', LARGE, 413],
])('a body of %s is rejected', async (_, body, status) => {
  expect((await send('/email', body)).status).toBe(status);
});

test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['application/jsonp'], ['']])(
  'a body of type %j is rejected',
  async (type) => {
    expect((await send('/email', ENQUIRIES['/email'], { 'content-type': type })).status).toBe(415);
  },
);

test('a body that is not UTF-8 is rejected', async () => {
  const { url } = await backoffice;
  const headers = { 'content-type': 'application/json', ...(await newCsrfHeaders(url)) };
  const body = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
  expect((await get(url, '/email', { method: 'POST', headers, body })).status).toBe(400);
});

test('a chunked body that becomes too large is rejected, and the next request is accepted', async () => {
  const { url } = await backoffice;
  const headers = { 'content-type': 'application/json', ...(await newCsrfHeaders(url)) };
  const pieces = new ReadableStream({
    start(controller) {
      for (let piece = 0; piece < 40; piece += 1) controller.enqueue(Buffer.alloc(2048, 'x'));
      controller.close();
    },
  });
  const init = { method: 'POST', headers, body: pieces, duplex: 'half' };
  expect((await get(url, '/email', init)).status).toBe(413);
  await sent('/email', ENQUIRIES['/email']);
});
