import { ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { checkCsrfToken } from './csrf-check.ts';
import { RejectedRequest } from './rejection.ts';
import { aJsonPost, aNativePost, aPost, SITE, statusAndBody } from './testing/a-receiver.ts';

const TYPED = anEnquiry('contact');
const FORM = 'application/x-www-form-urlencoded';

process.env['SITE_URL'] = SITE;
process.env['RATE_LIMIT_PER_MINUTE'] = '1000';

/** The rejection of a request by `work`. @throws Error when it is accepted */
async function rejectionOf(work: () => unknown): Promise<RejectedRequest> {
  try {
    await work();
  } catch (error) {
    if (error instanceof RejectedRequest) return error;
    throw error;
  }
  throw new Error('The request was accepted');
}

/** Expects that the request is accepted. */
async function accept(request: Request): Promise<void> {
  const { parseRequest } = await import('./parse-request.ts'); // reads the settings
  await expect(parseRequest(request)).resolves.toMatchObject({ values: { name: TYPED['name'] } });
}

/** The response to a request that is rejected. */
async function reject(request: Request): Promise<Response> {
  const [{ parseRequest }, { rejectedRequestResponse }] = await Promise.all([
    import('./parse-request.ts'),
    import('./responses.ts'),
  ]);
  const rejection = await rejectionOf(() => parseRequest(request));
  return rejectedRequestResponse(ENQUIRY_FORMS.contact, rejection, request);
}

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site' }],
  ['another site whose Origin is forged', { 'sec-fetch-site': 'cross-site', origin: SITE }],
  ['a foreign Origin', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
  ['a foreign port', { 'sec-fetch-site': undefined, origin: 'https://cars.example:444' }],
  ['an opaque Origin', { 'sec-fetch-site': undefined, origin: 'null' }],
  ['an Origin that is no URL', { 'sec-fetch-site': undefined, origin: 'cars.example' }],
])('a form from %s is rejected, with or without the CSRF token', async (_sender, headers) => {
  for (const post of [aJsonPost, aNativePost])
    expect((await reject(post('contact', TYPED, headers))).status).toBe(403);
});

test.each([
  ['from this site', { 'sec-fetch-site': 'same-origin' }],
  ['from the address bar', { 'sec-fetch-site': 'none' }],
  ['with the Origin of SITE_URL', { 'sec-fetch-site': undefined, origin: SITE, host: 'inside:3000' }],
  [
    'with the Origin of the Host',
    { 'sec-fetch-site': undefined, origin: 'http://localhost:3000', host: 'localhost:3000' },
  ],
])('a form sent %s is accepted', async (_how, headers) => {
  for (const post of [aJsonPost, aNativePost]) await accept(post('contact', TYPED, headers));
});

test('without Fetch Metadata and Origin JSON with a CSRF token is accepted, and a native form is not', async () => {
  const noOrigin = { 'sec-fetch-site': undefined };
  await accept(aJsonPost('contact', TYPED, noOrigin));
  expect((await reject(aNativePost('contact', TYPED, noOrigin))).status).toBe(403);
});

test.each([
  ['no cookie', { cookie: undefined }],
  ['no header', { 'x-xsrf-token': undefined }],
  ['neither', { cookie: undefined, 'x-xsrf-token': undefined }],
  ['another value', { 'x-xsrf-token': 'a/c' }],
  ['empty values', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
  ['a cookie of another name', { cookie: 'MY-XSRF-TOKEN=a/b' }],
])('JSON with %s as CSRF token is rejected and gets a new cookie', async (_what, headers) => {
  const response = await reject(aJsonPost('contact', TYPED, headers));
  expect(response.status).toBe(403);
  const [cookie = '', ...attributes] = (response.headers.get('set-cookie') ?? '').split('; ');
  expect(attributes).toEqual(['Path=/', 'SameSite=Strict', 'Secure']);
  await accept(aJsonPost('contact', TYPED, { cookie, 'x-xsrf-token': cookie.split('=')[1] }));
});

test('on a site without https the cookie is not marked Secure', async () => {
  const { headers } = aJsonPost('contact', TYPED, { cookie: undefined });
  const rejection = await rejectionOf(() => checkCsrfToken(headers, 'http://localhost:3000'));
  expect(rejection.headers['Set-Cookie']).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Strict$/);
});

test.each([
  ['encoded on both sides', { cookie: 'other=1; XSRF-TOKEN=a%2Fb; last=2', 'x-xsrf-token': 'a%2Fb' }],
  ['with a percent sign of its own', { cookie: 'XSRF-TOKEN=100%25', 'x-xsrf-token': '100%' }],
])('a CSRF token %s is accepted', async (_how, headers) => {
  await accept(aJsonPost('contact', TYPED, headers));
});

test.each([
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json2',
  undefined,
])('a body of type %s is rejected', async (type) => {
  const body = new TextEncoder().encode(JSON.stringify(TYPED));
  const request = aPost('contact', body, { 'content-type': type });
  expect((await reject(request)).status).toBe(415);
});

test.each(['application/json; charset=utf-8', 'Application/JSON'])(
  'a body of type %s is accepted',
  async (type) => {
    await accept(aJsonPost('contact', TYPED, { 'content-type': type }));
  },
);

test.each([
  ['application/json', ''],
  ['application/json', '{"name":'],
  ['application/json', 'name=Priya'],
  ['application/json', new Uint8Array([0x22, 0xff, 0x22])],
  [FORM, 'name=%zz'],
  [FORM, 'name=%ff'],
  [FORM, '{"name":"Priya"}'],
])('a body of type %s with content %j is rejected with 400', async (type, body) => {
  const csrfToken = { cookie: 'XSRF-TOKEN=x', 'x-xsrf-token': 'x' };
  const request = aPost('contact', body, { 'content-type': type, ...csrfToken });
  expect((await reject(request)).status).toBe(400);
});

test('a body above 64 KiB is rejected', async () => {
  const long = { ...TYPED, message: 'x'.repeat(64 * 1024) };
  expect((await reject(aJsonPost('contact', long))).status).toBe(413);
  expect((await reject(aNativePost('contact', long))).status).toBe(413);
});

test('the connection of an endless body is closed', async () => {
  const chunk = new Uint8Array(1024 * 1024);
  const body = new ReadableStream({ pull: (stream) => stream.enqueue(chunk) });
  const response = await reject(aJsonPost('contact', body));
  expect(response.status).toBe(413);
  expect(response.headers.get('connection')).toBe('close');
});

test('an incomplete body is rejected with 400', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });
  expect((await reject(aJsonPost('contact', body))).status).toBe(400);
});

test('a body of 64 KiB is accepted', async () => {
  const body = JSON.stringify(TYPED).padEnd(64 * 1024, ' ');
  await accept(aJsonPost('contact', body));
});

test('a rejection has a message for the visitor and is not cached', async () => {
  const response = await reject(aJsonPost('contact', TYPED, { 'sec-fetch-site': 'cross-site' }));
  expect(response.headers.get('cache-control')).toBe('no-store');
  await expect(statusAndBody(response)).resolves.toEqual({
    status: 403,
    body: { message: expect.stringContaining('our own pages') as string },
  });

  const native = await reject(aNativePost('contact', TYPED, { 'sec-fetch-site': 'cross-site' }));
  expect(native.headers.get('content-type')).toMatch(/^text\/html/);
  expect(native.headers.get('cache-control')).toBe('no-store');
  const page = await native.text();
  expect(page).toContain('our own pages');
  expect(page).toContain('href="/#contact"');
});

test('a browser that posts an unsupported type gets an error page', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html,*/*;q=0.8' };
  const response = await reject(aPost('contact', 'x', headers));
  expect(response.status).toBe(415);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
});
