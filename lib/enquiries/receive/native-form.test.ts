import { aBackoffice, inTurn, raw, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { aNativePost, aReceiver } from './testing/a-receiver.ts';

const TYPED = anEnquiry('pre-order');
const REJECTED_PAGE = /^\/form-result\/([\da-f-]{36})\?form=pre-order$/;
const SENT_PAGE = /^\/form-result\/sent\?form=pre-order&id=([\da-f-]{36})$/;

/** A receiver whose backoffice answers the pre-order form with `reply`. */
async function aReceiverWithReply(reply: unknown, perMinute = 1000) {
  const backoffice = await aBackoffice({ 'GET /makes': [], 'POST /email-pre-order': reply });
  const { receive, postedForms } = await aReceiver({ backofficeUrl: backoffice.url, perMinute });

  function keys() {
    return backoffice.received.map(({ headers }) => headers['idempotency-key']).filter(Boolean);
  }

  /** Posts the form. @returns the response and the stored form */
  async function post(texts: Record<string, string>, headers?: Record<string, string>) {
    const response = await receive('pre-order', aNativePost('pre-order', texts, headers));
    const location = response.headers.get('location') ?? '';
    const postedForm = await postedForms.find(
      (REJECTED_PAGE.exec(location) ?? SENT_PAGE.exec(location))?.[1] ?? '',
    );
    return { status: response.status, cache: response.headers.get('cache-control'), location, postedForm };
  }

  return { keys, post, receive, postedForms };
}

test('an accepted form redirects to a confirmation page with what was sent', async () => {
  const { post } = await aReceiverWithReply(raw(''));
  await expect(post(TYPED)).resolves.toEqual({
    status: 303,
    cache: 'no-store',
    location: expect.stringMatching(SENT_PAGE) as string,
    postedForm: { kind: 'pre-order', texts: TYPED, car: '', rejection: null },
  });
});

test("a form with empty fields redirects to a page with the visitor's input", async () => {
  const { post } = await aReceiverWithReply(raw(''));
  const typed = { ...TYPED, name: '', nic: ' ', vehicle: 'Aqua\r\n white ' };
  const { status: code, location, postedForm } = await post({ ...typed, unknown: 'x' });
  expect(code).toBe(303);
  expect(location).toMatch(REJECTED_PAGE);
  expect(postedForm).toMatchObject({
    kind: 'pre-order',
    texts: typed,
    car: '',
    rejection: { reason: { code: 'missingValues' }, fields: ['name', 'nic'] },
  });
});

test("a form that the backoffice will never accept redirects to a page with the visitor's input", async () => {
  const { post } = await aReceiverWithReply(status(400));
  const { postedForm } = await post(TYPED);
  expect(postedForm).toMatchObject({
    texts: TYPED,
    rejection: { reason: { code: 'notAccepted' }, fields: [] },
  });
});

test('in a form posted again only the same content has the same key', async () => {
  const { post, keys } = await aReceiverWithReply(inTurn(status(400), status(400), raw('')));
  await post(TYPED);
  await post(TYPED);
  await post({ ...TYPED, address: 'Elsewhere' });

  const [one, two, three] = keys();
  expect(two).toBe(one);
  expect(three).not.toBe(one);
});

test("a form over the limit gets a page with status 429 that links to the visitor's input", async () => {
  const { receive, postedForms, keys } = await aReceiverWithReply(raw(''), 1);
  await receive('pre-order', aNativePost('pre-order', TYPED));
  const rejected = await receive('pre-order', aNativePost('pre-order', { ...TYPED, name: 'Anil' }));
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(rejected.headers.get('content-type')).toMatch(/^text\/html/);
  const page = await rejected.text();
  expect(page).toContain('Please try again in');
  const id = /href="\/form-result\/([\da-f-]{36})\?form=pre-order"/.exec(page)?.[1];
  expect(await postedForms.find(id ?? '')).toMatchObject({ texts: { ...TYPED, name: 'Anil' } });
  expect(keys()).toHaveLength(1);
});

test('a double press without JavaScript is one enquiry, and both get the page with what was sent', async () => {
  const { post, keys } = await aReceiverWithReply(raw(''));
  for (const { postedForm } of await Promise.all([post(TYPED), post(TYPED)]))
    expect(postedForm).toMatchObject({ rejection: null });
  expect(keys()).toHaveLength(1);
});
