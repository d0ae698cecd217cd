import { expect } from '#e2e/visitor.ts';
import { test } from './received-enquiries.ts';
import { aPhone, CONTACT, withPhone, payloadOf, TEST_DRIVE } from './forms.ts';

type Post = { headers?: Record<string, string>; body?: (payload: Record<string, unknown>) => string };

const CSRF_TOKEN = { cookie: 'XSRF-TOKEN=a%2Fb', 'x-xsrf-token': 'a/b' };
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

function asForm(payload: Record<string, unknown>): string {
  return new URLSearchParams(payload as Record<string, string>).toString();
}

const REJECTED: [status: number, what: string, post: Post][] = [
  [
    403,
    'JSON from another site',
    { headers: { ...JSON_TYPE, ...CSRF_TOKEN, 'sec-fetch-site': 'cross-site' } },
  ],
  [
    403,
    'a form from another site',
    { headers: { ...FORM_TYPE, 'sec-fetch-site': 'cross-site' }, body: asForm },
  ],
  [403, 'a form without Fetch Metadata and Origin', { headers: FORM_TYPE, body: asForm }],
  [403, 'JSON without a CSRF token', { headers: { ...JSON_TYPE, ...SAME_ORIGIN } }],
  [415, 'plain text', { headers: { ...CSRF_TOKEN, ...SAME_ORIGIN, 'content-type': 'text/plain' } }],
  [413, 'more than 64 KiB', { body: (payload) => JSON.stringify({ ...payload, more: 'x'.repeat(65_536) }) }],
  [400, 'truncated JSON', { body: (payload) => JSON.stringify(payload).slice(0, -1) }],
  [422, 'a message without a name', { body: (payload) => JSON.stringify({ ...payload, name: ' ' }) }],
];

for (const [status, what, { headers, body = JSON.stringify }] of REJECTED) {
  test(`${what} is rejected with ${status} and not delivered`, async ({ request, backoffice }) => {
    const phone = aPhone();
    const response = await request.post('/api/client-car/email', {
      headers: headers ?? { ...JSON_TYPE, ...CSRF_TOKEN, ...SAME_ORIGIN },
      data: Buffer.from(body(payloadOf(withPhone(CONTACT, phone)))), // Playwright would encode a string as JSON again
    });
    expect(response.status()).toBe(status);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(backoffice.enquiriesFrom(phone)).toEqual([]);
  });
}

for (const [what, differences, fields] of [
  ['no car', {}, ['car']],
  ['an unknown car', { car: 'NO-SUCH-CAR' }, ['car']],
  ['an age in words, and no time', { car: 'NO-SUCH-CAR', age: 'old', time: '' }, ['age', 'time']],
] as const) {
  test(`a test drive with ${what} is rejected with the invalid fields named`, async ({
    request,
    backoffice,
  }) => {
    const phone = aPhone();
    const response = await request.post('/api/client-car/email-test-drive', {
      headers: { ...JSON_TYPE, ...CSRF_TOKEN, ...SAME_ORIGIN },
      data: { ...payloadOf(withPhone(TEST_DRIVE, phone)), ...differences },
    });
    expect(response.status()).toBe(422);
    expect(await response.json()).toMatchObject({ fields });
    expect(backoffice.enquiriesFrom(phone)).toEqual([]);
  });
}

test('a request without a CSRF token gets one as a cookie, with which it succeeds', async ({
  request,
  backoffice,
}) => {
  const phone = aPhone();
  const post = { headers: { ...JSON_TYPE, ...SAME_ORIGIN }, data: payloadOf(withPhone(CONTACT, phone)) };
  const rejected = await request.post('/api/client-car/email', post);
  const [, token = ''] = /^XSRF-TOKEN=([^;]+)/.exec(rejected.headers()['set-cookie'] ?? '') ?? [];
  const accepted = await request.post('/api/client-car/email', {
    ...post,
    headers: { ...post.headers, 'x-xsrf-token': decodeURIComponent(token) },
  });
  expect([rejected.status(), accepted.status()]).toEqual([403, 200]);
  expect(backoffice.enquiriesFrom(phone)).toHaveLength(1);
});
