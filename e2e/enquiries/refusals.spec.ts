import { expect } from '#e2e/visitor.ts';
import { test } from './received-enquiries.ts';
import { aPhone, CONTACT, filledIn, payloadOf, TEST_DRIVE } from './forms.ts';

type Post = { headers?: Record<string, string>; body?: (payload: Record<string, unknown>) => string };

const PAIR = { cookie: 'XSRF-TOKEN=a%2Fb', 'x-xsrf-token': 'a/b' };
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

function asForm(payload: Record<string, unknown>): string {
  return new URLSearchParams(payload as Record<string, string>).toString();
}

const REFUSED: [status: number, what: string, post: Post][] = [
  [403, 'JSON from another site', { headers: { ...JSON_TYPE, ...PAIR, 'sec-fetch-site': 'cross-site' } }],
  [403, 'JSON from a sister site', { headers: { ...JSON_TYPE, ...PAIR, 'sec-fetch-site': 'same-site' } }],
  [403, 'JSON of another origin', { headers: { ...JSON_TYPE, ...PAIR, origin: 'https://example.com' } }],
  [
    403,
    'a form from another site',
    { headers: { ...FORM_TYPE, 'sec-fetch-site': 'cross-site' }, body: asForm },
  ],
  [
    403,
    'a form of another origin',
    { headers: { ...FORM_TYPE, origin: 'https://example.com' }, body: asForm },
  ],
  [403, 'a form that does not say where it is from', { headers: FORM_TYPE, body: asForm }],
  [403, 'JSON without a pair', { headers: { ...JSON_TYPE, ...SAME_ORIGIN } }],
  [403, 'JSON without a cookie', { headers: { ...JSON_TYPE, ...SAME_ORIGIN, 'x-xsrf-token': 'a/b' } }],
  [403, 'JSON with an unlike pair', { headers: { ...JSON_TYPE, ...PAIR, 'x-xsrf-token': 'c' } }],
  [415, 'plain text', { headers: { ...PAIR, ...SAME_ORIGIN, 'content-type': 'text/plain' } }],
  [
    415,
    'a form with files',
    { headers: { ...SAME_ORIGIN, 'content-type': 'multipart/form-data; boundary=x' } },
  ],
  [413, 'more than 64 KiB', { body: (payload) => JSON.stringify({ ...payload, more: 'x'.repeat(65_536) }) }],
  [400, 'half of a message', { body: (payload) => JSON.stringify(payload).slice(0, -1) }],
  [422, 'a message without a name', { body: (payload) => JSON.stringify({ ...payload, name: ' ' }) }],
  [422, 'a name that is a list', { body: (payload) => JSON.stringify({ ...payload, name: ['Priya'] }) }],
];

for (const [status, what, { headers, body = JSON.stringify }] of REFUSED) {
  test(`${what} is refused with ${status} and does not arrive`, async ({ request, backoffice }) => {
    const phone = aPhone();
    const response = await request.post('/api/client-car/email', {
      headers: headers ?? { ...JSON_TYPE, ...PAIR, ...SAME_ORIGIN },
      data: Buffer.from(body(payloadOf(filledIn(CONTACT, phone)))), // a text would be written as JSON again
    });
    expect(response.status()).toBe(status);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(backoffice.enquiriesFrom(phone)).toEqual([]);
  });
}

for (const [what, differences, fields] of [
  ['no car', {}, ['car']],
  ['a car that is not there', { car: 'NO-SUCH-CAR' }, ['car']],
  ['a title that is none', { car: 'NO-SUCH-CAR', title: 'DR' }, ['title']],
  ['an age in words, and no time', { car: 'NO-SUCH-CAR', age: 'old', time: '' }, ['age', 'time']],
  ['a day that is none', { car: 'NO-SUCH-CAR', date: '2031-02-30' }, ['date']],
] as const) {
  test(`a test drive with ${what} is refused with its fields named`, async ({ request, backoffice }) => {
    const phone = aPhone();
    const response = await request.post('/api/client-car/email-test-drive', {
      headers: { ...JSON_TYPE, ...PAIR, ...SAME_ORIGIN },
      data: { ...payloadOf(filledIn(TEST_DRIVE, phone)), ...differences },
    });
    expect(response.status()).toBe(422);
    expect(await response.json()).toMatchObject({ fields });
    expect(backoffice.enquiriesFrom(phone)).toEqual([]);
  });
}

test('a script that lacks the pair gets a cookie to make it of', async ({ request, backoffice }) => {
  const phone = aPhone();
  const post = { headers: { ...JSON_TYPE, ...SAME_ORIGIN }, data: payloadOf(filledIn(CONTACT, phone)) };
  const refused = await request.post('/api/client-car/email', post);
  const [, token = ''] = /^XSRF-TOKEN=([^;]+)/.exec(refused.headers()['set-cookie'] ?? '') ?? [];
  const taken = await request.post('/api/client-car/email', {
    ...post,
    headers: { ...post.headers, 'x-xsrf-token': decodeURIComponent(token) },
  });
  expect([refused.status(), taken.status()]).toEqual([403, 200]);
  expect(backoffice.enquiriesFrom(phone)).toHaveLength(1);
});
