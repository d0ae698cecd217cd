import { aBackoffice } from '#lib/backoffice/testing/a-backoffice.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { aJsonPost, aNativePost, aReceiver, aPost, SITE, statusAndBody } from './testing/a-receiver.ts';

const TYPED = anEnquiry('contact');
const FORM = 'application/x-www-form-urlencoded';

/** The response to a request, and the number of calls of the backoffice. */
async function receive(request: Request) {
  const { url, received } = await aBackoffice({ 'POST /email': null, 'GET /makes': [] });
  const receiver = await aReceiver({ backofficeUrl: url });
  const response = await receiver.receive('contact', request);
  return { response, status: response.status, calls: received.length };
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
  const rejected = { status: 403, calls: 0 };
  await expect(receive(aJsonPost('contact', TYPED, headers))).resolves.toMatchObject(rejected);
  await expect(receive(aNativePost('contact', TYPED, headers))).resolves.toMatchObject(rejected);
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
  expect((await receive(aJsonPost('contact', TYPED, headers))).status).toBe(200);
  expect((await receive(aNativePost('contact', TYPED, headers))).status).toBe(303);
});

test('without Fetch Metadata and Origin JSON with a CSRF token is accepted, and a native form is not', async () => {
  const noOrigin = { 'sec-fetch-site': undefined };
  expect((await receive(aJsonPost('contact', TYPED, noOrigin))).status).toBe(200);
  expect((await receive(aNativePost('contact', TYPED, noOrigin))).status).toBe(403);
});

test.each([
  ['no cookie', { cookie: undefined }],
  ['no header', { 'x-xsrf-token': undefined }],
  ['neither', { cookie: undefined, 'x-xsrf-token': undefined }],
  ['another value', { 'x-xsrf-token': 'a/c' }],
  ['empty values', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
  ['a cookie of another name', { cookie: 'MY-XSRF-TOKEN=a/b' }],
])('JSON with %s as CSRF token is rejected and gets a new cookie', async (_what, headers) => {
  const { response, status, calls } = await receive(aJsonPost('contact', TYPED, headers));
  expect({ status, calls }).toEqual({ status: 403, calls: 0 });

  const [cookie = '', ...attributes] = (response.headers.get('set-cookie') ?? '').split('; ');
  expect(attributes).toEqual(['Path=/', 'SameSite=Strict', 'Secure']);
  const repeated = aJsonPost('contact', TYPED, { cookie, 'x-xsrf-token': cookie.split('=')[1] });
  expect((await receive(repeated)).status).toBe(200);
});

test('on a site without https the cookie is not marked Secure', async () => {
  const { receive } = await aReceiver({ siteUrl: 'http://localhost:3000' });
  const response = await receive('contact', aJsonPost('contact', TYPED, { cookie: undefined }));
  expect(response.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Strict$/);
});

test.each([
  ['encoded on both sides', { cookie: 'other=1; XSRF-TOKEN=a%2Fb; last=2', 'x-xsrf-token': 'a%2Fb' }],
  ['with a percent sign of its own', { cookie: 'XSRF-TOKEN=100%25', 'x-xsrf-token': '100%' }],
])('a CSRF token %s is accepted', async (_how, headers) => {
  expect((await receive(aJsonPost('contact', TYPED, headers))).status).toBe(200);
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
  await expect(receive(request)).resolves.toMatchObject({ status: 415, calls: 0 });
});

test.each(['application/json; charset=utf-8', 'Application/JSON'])(
  'a body of type %s is accepted',
  async (type) => {
    expect((await receive(aJsonPost('contact', TYPED, { 'content-type': type }))).status).toBe(200);
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
  await expect(receive(request)).resolves.toMatchObject({ status: 400, calls: 0 });
});

test('a body above 64 KiB is rejected', async () => {
  const long = { ...TYPED, message: 'x'.repeat(64 * 1024) };
  await expect(receive(aJsonPost('contact', long))).resolves.toMatchObject({ status: 413, calls: 0 });
  await expect(receive(aNativePost('contact', long))).resolves.toMatchObject({ status: 413, calls: 0 });
});

test('the connection of an endless body is closed', async () => {
  const chunk = new Uint8Array(1024 * 1024);
  const body = new ReadableStream({ pull: (stream) => stream.enqueue(chunk) });
  const { response, calls } = await receive(aJsonPost('contact', body));
  expect({ status: response.status, calls }).toEqual({ status: 413, calls: 0 });
  expect(response.headers.get('connection')).toBe('close');
});

test('an incomplete body is rejected with 400', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });
  await expect(receive(aJsonPost('contact', body))).resolves.toMatchObject({ status: 400, calls: 0 });
});

test('a body of 64 KiB is accepted', async () => {
  const body = JSON.stringify(TYPED).padEnd(64 * 1024, ' ');
  expect((await receive(aJsonPost('contact', body))).status).toBe(200);
});

test('a rejection has a message for the visitor and is not cached', async () => {
  const { response } = await receive(aJsonPost('contact', TYPED, { 'sec-fetch-site': 'cross-site' }));
  expect(response.headers.get('cache-control')).toBe('no-store');
  await expect(statusAndBody(response)).resolves.toEqual({
    status: 403,
    body: { message: expect.stringContaining('our own pages') as string },
  });

  const native = await receive(aNativePost('contact', TYPED, { 'sec-fetch-site': 'cross-site' }));
  expect(native.response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(native.response.headers.get('cache-control')).toBe('no-store');
  const page = await native.response.text();
  expect(page).toContain('our own pages');
  expect(page).toContain('href="/#contact"');
});

test('a browser that posts an unsupported type gets an error page', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html,*/*;q=0.8' };
  const { response, status } = await receive(aPost('contact', 'x', headers));
  expect(status).toBe(415);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
});
