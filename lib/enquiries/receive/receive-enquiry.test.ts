import { aBackoffice, hangUp, inTurn, json, raw, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { type EnquiryKind, ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { aJsonPost, aReceiver, statusAndBody } from './testing/a-receiver.ts';

const KEY = '3f1c2b4a-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const PLAIN_KINDS: EnquiryKind[] = ['contact', 'pre-order', 'sell-car', 'ads'];

/** `receiveEnquiry` with a backoffice that answers the contact form with `reply`. */
async function withAnswer(reply: unknown, timeoutMs = 5000) {
  const backoffice = await aBackoffice({ 'GET /makes': [], 'POST /email': reply });
  const receiver = await aReceiver({ backofficeUrl: backoffice.url, timeoutMs });
  return { ...receiver, sends: () => backoffice.received.filter(({ call }) => call === 'POST /email') };
}

test.each(PLAIN_KINDS)('a %s form arrives at the backoffice under its wire keys', async (kind) => {
  const call = `POST ${ENQUIRY_FORMS[kind].call}`;
  const { url, received } = await aBackoffice({ 'GET /makes': [], [call]: status(202) });
  const { receive } = await aReceiver({ backofficeUrl: url });
  const response = await receive(kind, aJsonPost(kind, { ...anEnquiry(kind), admin: true }));
  await expect(statusAndBody(response)).resolves.toEqual({ status: 200, body: { message: 'Message sent' } });
  expect(response.headers.get('cache-control')).toBe('no-store');

  const sent = received.filter((one) => one.call === call);
  expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([anEnquiry(kind)]);
});

test.each([
  ['JSON', json({ id: 7 })],
  ['text', raw('thank you')],
  ['nothing', raw('')],
  ['204', status(204)],
])('a backoffice that answers %s has accepted the enquiry', async (_what, reply) => {
  const { receive } = await withAnswer(reply);
  expect((await receive('contact', aJsonPost('contact', anEnquiry('contact')))).status).toBe(200);
});

test("the browser's key is passed on; a key that is no UUID is replaced by a new one", async () => {
  const { receive, sends } = await withAnswer(raw(''));
  await receive('contact', aJsonPost('contact', anEnquiry('contact'), { 'idempotency-key': KEY }));
  await receive('contact', aJsonPost('contact', anEnquiry('contact'), { 'idempotency-key': 'mine' }));
  await receive('contact', aJsonPost('contact', anEnquiry('contact')));
  const [first, ...others] = sends().map(({ headers }) => headers['idempotency-key']);
  expect(first).toBe(KEY);
  expect(new Set(others).size).toBe(2);
  for (const key of others) expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test.each<[string, EnquiryKind, unknown, { message: string; fields: string[] }]>([
  [
    'a list',
    'contact',
    ['x'],
    { message: 'Please fill all values', fields: ['name', 'phone', 'email', 'message'] },
  ],
  [
    'a name that is a number',
    'contact',
    { ...anEnquiry('contact'), name: 7 },
    { message: 'Please correct the marked values', fields: ['name'] },
  ],
  [
    'no car, and fields at fault on both sides of a good one',
    'test-drive',
    anEnquiry('test-drive', { age: '17.5', title: '' }),
    {
      message: 'Please fill all values',
      fields: ['car', 'title', 'age'],
    },
  ],
])('a form with %s is rejected with its fields named', async (_what, kind, body, answer) => {
  const { url, received } = await aBackoffice({});
  const { receive } = await aReceiver({ backofficeUrl: url });
  await expect(statusAndBody(await receive(kind, aJsonPost(kind, body)))).resolves.toEqual({
    status: 422,
    body: answer,
  });
  expect(received).toEqual([]);
});

test('after a broken connection the enquiry is sent once more under the same key', async () => {
  const { receive, sends } = await withAnswer(inTurn(hangUp(), raw('')));
  expect((await receive('contact', aJsonPost('contact', anEnquiry('contact')))).status).toBe(200);
  const keys = sends().map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['hangs up', hangUp()],
  ['fails', status(500)],
  ['refuses the caller', status(403)],
  ['does not answer in time', () => undefined],
])(
  'an enquiry is stored for a backoffice that %s, and the visitor told that it is sent',
  async (_what, reply) => {
    const { receive, kept } = await withAnswer(reply, 200);
    const response = await receive('contact', aJsonPost('contact', anEnquiry('contact')));
    await expect(statusAndBody(response)).resolves.toEqual({
      status: 200,
      body: { message: 'Message sent' },
    });
    await expect(kept()).resolves.toEqual({ undelivered: 1, deadLetters: 0 });
  },
);

test('an unreachable backoffice is no failure for the visitor', async () => {
  const { receive, kept } = await aReceiver();
  expect((await receive('contact', aJsonPost('contact', anEnquiry('contact')))).status).toBe(200);
  await expect(kept()).resolves.toEqual({ undelivered: 1, deadLetters: 0 });
});

test('a backoffice that hangs gets one attempt while the visitor waits', async () => {
  const { receive, sends } = await withAnswer(() => undefined, 400);
  await receive('contact', aJsonPost('contact', anEnquiry('contact')));
  expect(sends()).toHaveLength(1);
});

test.each([
  ['rejects the enquiry', status(400)],
  ['knows no such call', status(404)],
])(
  'a backoffice that %s is a failure told in plain words, and the enquiry a dead letter',
  async (_what, reply) => {
    const { receive, kept, logged } = await withAnswer(reply);
    const response = await receive('contact', aJsonPost('contact', anEnquiry('contact')));
    const message = expect.stringMatching(/could not take.*call \+230.*WhatsApp/) as string;
    await expect(statusAndBody(response)).resolves.toEqual({ status: 503, body: { message } });
    await expect(kept()).resolves.toEqual({ undelivered: 0, deadLetters: 1 });
    expect(logged()).toContain('"enquiry.dead-letter"');
  },
);

test('a delivered enquiry is not kept, nor sent again when the browser repeats it', async () => {
  const { receive, kept, sends } = await withAnswer(raw(''));
  for (let time = 1; time <= 2; time += 1) {
    const post = aJsonPost('contact', anEnquiry('contact'), { 'idempotency-key': KEY });
    expect((await receive('contact', post)).status).toBe(200);
  }
  expect(sends()).toHaveLength(1);
  await expect(kept()).resolves.toEqual({ undelivered: 0, deadLetters: 0 });
});

test('other content under the same key is sent to the backoffice', async () => {
  const { receive, sends } = await withAnswer(raw(''));
  for (const name of ['Priya', 'Anil']) {
    const post = aJsonPost('contact', anEnquiry('contact', { name }), { 'idempotency-key': KEY });
    await receive('contact', post);
  }
  expect(sends().map(({ headers }) => headers['idempotency-key'])).toEqual([KEY, KEY]);
});

test.each([
  ['accepts it, it is sent', raw(''), 200, /^Message sent$/, false],
  ['fails, the visitor is told', status(500), 503, /could not deliver.*call \+230/, true],
  ['refuses it, the visitor is told', status(400), 503, /could not take.*call \+230.*WhatsApp/, false],
])(
  'when an enquiry cannot be stored and the backoffice %s',
  async (_what, reply, code, message, mayRetry) => {
    const backoffice = await aBackoffice({ 'GET /makes': [], 'POST /email': reply });
    const { receive, logged } = await aReceiver({ backofficeUrl: backoffice.url, dataDir: '/dev/null' });
    const response = await receive('contact', aJsonPost('contact', anEnquiry('contact')));
    const body = { message: expect.stringMatching(message) as string };
    await expect(statusAndBody(response)).resolves.toEqual({ status: code, body });
    expect(response.headers.has('retry-after')).toBe(mayRetry);
    expect(logged()).toContain('"queue.failed"');
  },
);

test('what a visitor typed is not logged', async () => {
  const { receive, logged } = await withAnswer(status(400));
  await receive('contact', aJsonPost('contact', anEnquiry('contact')));
  await receive('contact', aJsonPost('contact', anEnquiry('contact', { phone: '' })));
  const written = logged();
  expect(written).toContain('"enquiry.rejected"');
  for (const text of Object.values(anEnquiry('contact'))) expect(written).not.toContain(text);
});
