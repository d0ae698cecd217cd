import { CONTACT, withPhone, aPhone, payloadOf } from '#e2e/enquiries/forms.ts';
import { test } from './one-site.ts';
import { request, type PageResponse } from './request.ts';
import type { Site } from './site.ts';
import { expect } from './test.ts';

test.describe.configure({ mode: 'default' }); // in one worker, on one site

const SEND = '/api/client-car/email';
const CSRF_TOKEN = { cookie: 'XSRF-TOKEN=x', 'x-xsrf-token': 'x' };
const NATIVE = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  accept: 'text/html',
};

const VALUES = payloadOf(withPhone(CONTACT, aPhone())) as Record<string, string>;

type Headers = Record<string, string>;

/** Sends the form like the script of a page. */
function sendJson(site: Site, headers: Headers = {}, body: unknown = VALUES): Promise<PageResponse> {
  const all = { 'content-type': 'application/json', ...CSRF_TOKEN, ...headers };
  return request(site, SEND, { method: 'POST', headers: all, body: JSON.stringify(body) });
}

/** Sends the form like a browser without JavaScript. */
function sendNative(site: Site, texts: Headers = VALUES, headers: Headers = {}): Promise<PageResponse> {
  const body = new URLSearchParams(texts);
  return request(site, SEND, { method: 'POST', headers: { ...NATIVE, ...headers }, body });
}

/** The page to which a native form redirects. */
function followRedirect(site: Site, { headers }: PageResponse): Promise<PageResponse> {
  return request(site, headers.get('location') ?? '/leads-nowhere');
}

/** Expects a page with the reason and the values. */
async function expectFormKept(site: Site, response: PageResponse, reason: string): Promise<void> {
  expect(response.status).toBe(303);
  const page = await followRedirect(site, response);
  expect(page.body).toContain(reason);
  for (const text of [VALUES['name'], VALUES['phone'], VALUES['email']])
    expect(page.body).toContain(`value="${text}"`);
}

function statuses(responses: PageResponse[]): number[] {
  return responses.map(({ status }) => status);
}

async function sequentially(
  times: number,
  send: (time: number) => Promise<PageResponse>,
): Promise<PageResponse[]> {
  const responses = [];
  for (let time = 0; time < times; time += 1) responses.push(await send(time));
  return responses;
}

const TWO_A_MINUTE = { RATE_LIMIT_PER_MINUTE: '2' };

/** The header that identifies the client. */
function from(client: string): Headers {
  return { 'x-forwarded-for': client };
}

async function expectLinkToForm(site: Site): Promise<void> {
  const [, , rejected] = await sequentially(3, () => sendNative(site, VALUES, from('203.0.113.77')));
  expect(rejected?.status).toBe(429);
  expect(rejected?.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
  expect(rejected?.body).toContain('Please try again in');
  const [, address = ''] = /href="(\/form-result\/[^"]+)"/.exec(rejected?.body ?? '') ?? [];
  const { body } = await request(site, address);
  for (const text of [VALUES['name'], VALUES['phone'], VALUES['email']])
    expect(body).toContain(`value="${text}"`);
}

/** Statuses of requests with these X-Forwarded-For headers, in sequence. */
async function statusesFor(site: Site, claims: string[]): Promise<number[]> {
  return statuses(await sequentially(claims.length, (time) => sendJson(site, from(claims[time] ?? ''))));
}

const SENDERS = [1, 2, 3].map((number) => `203.0.113.${number}`);

async function expectOwnLimits(site: Site): Promise<void> {
  expect(await statusesFor(site, SENDERS)).toEqual([200, 200, 200]);
  const disguised = SENDERS.map((sender) => `${sender}, 203.0.113.9`);
  expect(await statusesFor(site, disguised)).toEqual([200, 200, 429]);
}

test('only a client that sends too many forms is rejected', async ({ backoffice, openSite }) => {
  const site = await openSite({ env: { ...TWO_A_MINUTE, TRUST_PROXY: '1' } });
  const before = backoffice.calls().length;
  await test.step('without JavaScript on a page that links to what was typed', () => expectLinkToForm(site));
  const calls = backoffice.calls().slice(before);
  expect(calls.filter(({ path }) => path === '/email')).toHaveLength(1); // the form of the first step, once
  await test.step('a client is the address that the outermost proxy adds', () => expectOwnLimits(site));
});

test('without TRUST_PROXY the X-Forwarded-For header is ignored', async ({ openSite }) => {
  const site = await openSite({ env: TWO_A_MINUTE });
  expect(await statusesFor(site, SENDERS)).toEqual([200, 200, 429]);
});

test('a filled honeypot field is rejected, and a person succeeds by sending again', async ({
  backoffice,
  site,
}) => {
  const received = backoffice.enquiries().length;
  const rejected = await sendJson(site, {}, { ...VALUES, website: 'https://pills.example' });
  expect(rejected.status).toBe(422);
  await expectFormKept(site, await sendNative(site, { ...VALUES, website: 'x' }), 'once more');
  expect(backoffice.enquiries()).toHaveLength(received);

  const page = await followRedirect(site, await sendNative(site, { ...VALUES, website: '' }));
  expect(page.body).toContain('Message sent');
  expect(backoffice.enquiries()).toHaveLength(received + 1);
});

const REJECTED_FORMS = [
  [403, { headers: { ...NATIVE, 'sec-fetch-site': 'cross-site' }, body: 'name=x' }],
  [415, { headers: { ...NATIVE, 'content-type': 'text/plain' }, body: 'name=x' }],
  [413, { headers: NATIVE, body: `name=${'x'.repeat(70_000)}` }],
  [400, { headers: NATIVE, body: 'name=%zz' }],
] as const;

test('a form that cannot be parsed is rejected with a page that says what to do', async ({
  backoffice,
  site,
}) => {
  const received = backoffice.enquiries().length;
  for (const [status, init] of REJECTED_FORMS) {
    const page = await request(site, SEND, { method: 'POST', ...init });
    expect(page.status).toBe(status);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.body).toContain('<h1>Your message was not sent</h1>');
    expect(page.body).toContain('href="/#contact"');
    expect(page.body).toContain('href="tel:+230');
  }
  expect(backoffice.enquiries()).toHaveLength(received);
});

const REJECTED_ADDRESSES = [
  ['/car/%E0%A4%A', 'GET', 400, 'This request cannot be read'],
  ['/about', 'POST', 405, 'This address cannot be used like this'],
  [SEND, 'GET', 405, 'This address cannot be used like this'],
  ['/_next/image?url=x', 'GET', 400, 'This request cannot be read'],
] as const;

test('a browser gets an error page for a request that is not allowed', async ({ site }) => {
  for (const [address, method, status, heading] of REJECTED_ADDRESSES) {
    const page = await request(site, address, { method, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(page.status, address).toBe(status);
    expect(page.body).toContain(`<h1>${heading}</h1>`);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
  }
});
