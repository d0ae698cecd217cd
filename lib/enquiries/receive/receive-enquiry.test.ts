import { aBackoffice, hangUp, inTurn, json, raw, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { ENQUIRY_FORMS, enquiryAddress, type EnquiryKind } from '#lib/domain/enquiry/forms.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { aJsonPost, aReceiver, SITE, statusAndBody } from './testing/a-receiver.ts';

const KEY = '3f1c2b4a-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const PLAIN_KINDS: EnquiryKind[] = ['contact', 'pre-order', 'sell-car', 'ads'];

/** `receiveEnquiry` with a backoffice that answers the contact form with `reply`. */
async function aReceiverWithReply(reply: unknown, timeoutMs = 5000) {
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
])('an answer with %s from the backoffice means that it accepted the enquiry', async (_what, reply) => {
  const { receive } = await aReceiverWithReply(reply);
  expect((await receive('contact', aJsonPost('contact', anEnquiry('contact')))).status).toBe(200);
});

test.each(['en', 'fr'] as const)('the backoffice learns that the visitor wrote in %j', async (language) => {
  const { receive, sends } = await aReceiverWithReply(raw(''));
  const english = aJsonPost('contact', anEnquiry('contact'));
  await receive('contact', new Request(SITE + enquiryAddress(ENQUIRY_FORMS.contact, language), english));
  expect(sends()).toMatchObject([{ headers: { 'content-language': language } }]);
  expect(JSON.parse(sends()[0]?.body ?? '')).toEqual(anEnquiry('contact'));
});

test("the browser's key is passed on if it is a UUID, or else replaced by a new one", async () => {
  const { receive, sends } = await aReceiverWithReply(raw(''));
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
    'no car, and invalid fields before and after a valid one',
    'test-drive',
    anEnquiry('test-drive', { age: '17.5', title: '' }),
    {
      message: 'Please fill all values',
      fields: ['car', 'title', 'age'],
    },
  ],
])('the rejection of a form with %s names its invalid fields', async (_what, kind, body, answer) => {
  const { url, received } = await aBackoffice({});
  const { receive } = await aReceiver({ backofficeUrl: url });
  await expect(statusAndBody(await receive(kind, aJsonPost(kind, body)))).resolves.toEqual({
    status: 422,
    body: answer,
  });
  expect(received).toEqual([]);
});

test('after a broken connection the enquiry is sent again with the same key', async () => {
  const { receive, sends } = await aReceiverWithReply(inTurn(hangUp(), raw('')));
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
  'when the backoffice %s, the enquiry is stored and the visitor reads that it is sent',
  async (_what, reply) => {
    const { receive, queueCounts } = await aReceiverWithReply(reply, 200);
    const response = await receive('contact', aJsonPost('contact', anEnquiry('contact')));
    await expect(statusAndBody(response)).resolves.toEqual({
      status: 200,
      body: { message: 'Message sent' },
    });
    await expect(queueCounts()).resolves.toEqual({ undelivered: 1, deadLetters: 0 });
  },
);

test('when the backoffice is unreachable, the visitor reads that the enquiry is sent', async () => {
  const { receive, queueCounts } = await aReceiver();
  expect((await receive('contact', aJsonPost('contact', anEnquiry('contact')))).status).toBe(200);
  await expect(queueCounts()).resolves.toEqual({ undelivered: 1, deadLetters: 0 });
});

test('while the visitor waits, a backoffice that hangs gets one attempt', async () => {
  const { receive, sends } = await aReceiverWithReply(() => undefined, 400);
  await receive('contact', aJsonPost('contact', anEnquiry('contact')));
  expect(sends()).toHaveLength(1);
});

test.each([
  ['rejects the enquiry', status(400)],
  ['knows no such call', status(404)],
])(
  'when the backoffice %s, the visitor reads other ways to contact, and the enquiry is a dead letter',
  async (_what, reply) => {
    const { receive, queueCounts, logged } = await aReceiverWithReply(reply);
    const response = await receive('contact', aJsonPost('contact', anEnquiry('contact')));
    const message = expect.stringMatching(/could not take.*call \+230.*WhatsApp/) as string;
    await expect(statusAndBody(response)).resolves.toEqual({ status: 503, body: { message } });
    await expect(queueCounts()).resolves.toEqual({ undelivered: 0, deadLetters: 1 });
    expect(logged()).toContain('"enquiry.dead-letter"');
  },
);

test('a delivered enquiry is removed, and not sent again when the browser repeats it', async () => {
  const { receive, queueCounts, sends } = await aReceiverWithReply(raw(''));
  for (let time = 1; time <= 2; time += 1) {
    const post = aJsonPost('contact', anEnquiry('contact'), { 'idempotency-key': KEY });
    expect((await receive('contact', post)).status).toBe(200);
  }
  expect(sends()).toHaveLength(1);
  await expect(queueCounts()).resolves.toEqual({ undelivered: 0, deadLetters: 0 });
});

test('other content with the same key is sent to the backoffice', async () => {
  const { receive, sends } = await aReceiverWithReply(raw(''));
  for (const name of ['Priya', 'Anil']) {
    const post = aJsonPost('contact', anEnquiry('contact', { name }), { 'idempotency-key': KEY });
    await receive('contact', post);
  }
  expect(sends().map(({ headers }) => headers['idempotency-key'])).toEqual([KEY, KEY]);
});

test.each([
  ['accepts it, the visitor reads that it is sent', raw(''), 200, /^Message sent$/, false],
  ['fails, the visitor reads it', status(500), 503, /could not deliver.*call \+230/, true],
  ['refuses it, the visitor reads it', status(400), 503, /could not take.*call \+230.*WhatsApp/, false],
])(
  'when an enquiry cannot be stored and the backoffice %s',
  async (_what, reply, code, message, hasRetryAfter) => {
    const backoffice = await aBackoffice({ 'GET /makes': [], 'POST /email': reply });
    const { receive, logged } = await aReceiver({ backofficeUrl: backoffice.url, dataDir: '/dev/null' });
    const response = await receive('contact', aJsonPost('contact', anEnquiry('contact')));
    const body = { message: expect.stringMatching(message) as string };
    await expect(statusAndBody(response)).resolves.toEqual({ status: code, body });
    expect(response.headers.has('retry-after')).toBe(hasRetryAfter);
    expect(logged()).toContain('"queue.failed"');
  },
);

test("the visitor's input is not logged", async () => {
  const { receive, logged } = await aReceiverWithReply(status(400));
  await receive('contact', aJsonPost('contact', anEnquiry('contact')));
  await receive('contact', aJsonPost('contact', anEnquiry('contact', { phone: '' })));
  const written = logged();
  expect(written).toContain('"enquiry.rejected"');
  for (const text of Object.values(anEnquiry('contact'))) expect(written).not.toContain(text);
});

test('forms that a visitor fills in wrongly again and again are logged now and then', async () => {
  const { receive, logged } = await aReceiverWithReply(raw(''));
  const earlier = logged().length;
  for (let post = 0; post < 20; post++) {
    const response = await receive('contact', aJsonPost('contact', anEnquiry('contact', { phone: '' })));
    expect(response.status).toBe(422);
  }
  expect(
    logged()
      .slice(earlier)
      .match(/enquiry\.rejected/g),
  ).toHaveLength(1);
});
