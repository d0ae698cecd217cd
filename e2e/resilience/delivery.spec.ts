import type { Mode } from '#lib/backoffice/testing/failures.ts';
import type { FixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { SHORT_TIMEOUT, type Site } from './site.ts';
import { isSent, submissions, submit } from './submissions.ts';
import { expect, test } from './test.ts';
import { request } from './request.ts';

/** Modes in which the backoffice neither accepts an enquiry nor rejects it for good. */
const NOT_ACCEPTING: Mode[] = ['down', 'hang', 'error 500', 'html', 'html 404', 'html 502', 'redirect'];

/** Calls have a long timeout: a visitor who gets a response did not wait for the backoffice. */
const LONG_TIMEOUT = { BACKOFFICE_TIMEOUT_MS: '60000' };

const CAR = 'AQUA-100001';

/** One form of each kind; the first is a message, the second a test drive. */
const FORMS = submissions(5, CAR).map((one) => ({ ...one, isNative: false }));
const NATIVE_FORMS = FORMS.map((one) => ({ ...one, isNative: true }));

async function expectCounts(site: Site, undelivered: number, deadLetters: number): Promise<void> {
  await expect
    .poll(async () => (await request(site, '/api/health')).body, { timeout: 60_000 })
    .toContain(`"undelivered":${undelivered},"deadLetters":${deadLetters}`);
}

/** Telephone numbers of the enquiries that the backoffice accepted, in ascending order. */
function phonesReceivedBy(backoffice: FixtureBackoffice): unknown[] {
  const bodies = backoffice.enquiries().map(({ body }) => JSON.parse(body) as { phone: string });
  return bodies.map(({ phone }) => phone).sort();
}

test('enquiries sent during an outage are delivered after it, even if the site is killed meanwhile', async ({
  backoffice,
  openSite,
}) => {
  const killed = await openSite();
  const all = submissions(2 * NOT_ACCEPTING.length, CAR);
  for (const [index, submission] of all.entries()) {
    backoffice.setMode(NOT_ACCEPTING[index % NOT_ACCEPTING.length] ?? 'down');
    expect(isSent(await submit(killed.url, submission)), submission.call).toBe(true);
  }
  await expectCounts(killed, all.length, 0);
  await killed.kill('SIGKILL');

  const site = await openSite();
  expect(site.lines().join('\n')).toContain(`"queue.resumed","undelivered":${all.length},"deadLetters":0`);
  expect(phonesReceivedBy(backoffice)).toEqual([]);
  backoffice.setMode('healthy');
  await expectCounts(site, 0, 0);
  expect(phonesReceivedBy(backoffice)).toEqual(all.map(({ phone }) => phone));
});

test('a visitor who sends a form does not wait for a backoffice that hangs', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite({ env: LONG_TIMEOUT });
  backoffice.setMode('hang');
  const statuses = await Promise.all([...FORMS, ...NATIVE_FORMS].map((one) => submit(site.url, one)));
  expect(statuses.filter((status) => !isSent(status))).toEqual([]);
  await expectCounts(site, statuses.length, 0);
  const { body } = await request(site, '/api/health');
  expect((JSON.parse(body) as { oldestUndeliveredSeconds: unknown }).oldestUndeliveredSeconds).toEqual(
    expect.any(Number),
  );
});

test('a test drive without JavaScript is delivered with its car once both calls of the backoffice work again', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite({ env: SHORT_TIMEOUT });
  backoffice.setMode('hang', ['car']);
  for (const drive of NATIVE_FORMS.slice(1, 2)) expect(await submit(site.url, drive)).toBe(303);
  await expectCounts(site, 1, 0);
  expect(backoffice.enquiries()).toEqual([]);

  backoffice.setMode('healthy');
  await expectCounts(site, 0, 0);
  const [received] = backoffice.enquiries();
  expect(JSON.parse(received?.body ?? '')).toMatchObject({ car: { chassisNumber: CAR, make: 'TOYOTA' } });
});

test('a rejected enquiry is reported to visitor and operator as a dead letter, and can be sent again', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite({ env: { ALERT_WEBHOOK_URL: `${backoffice.url}/api/client-car/alerts` } });
  let isStrict = true;
  backoffice.handleCalls(({ path }, response) => {
    if (path === '/alerts') response.writeHead(204).end();
    if (!isStrict || path !== '/email') return path === '/alerts';
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"No"}');
    return true;
  });
  const statuses = [];
  for (const form of FORMS) statuses.push(await submit(site.url, form));
  expect(statuses).toEqual([503, 200, 200, 200, 200]);
  await expectCounts(site, 0, 1);
  expect(site.lines().join('\n')).toContain('"enquiry.dead-letter"');
  const alerts = backoffice.calls().filter(({ path }) => path === '/alerts');
  expect(alerts.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    { kind: 'dead-letter', deadLetters: 1 },
  ]);

  isStrict = false;
  for (const form of FORMS) expect(await submit(site.url, form)).toBe(200);
  await expectCounts(site, 0, 0);
  expect(phonesReceivedBy(backoffice)).toEqual(FORMS.map(({ phone }) => phone));
});

test('a site that stops while the backoffice hangs exits with 0, and the next one delivers', async ({
  backoffice,
  openSite,
}) => {
  const ended = await openSite();
  backoffice.setMode('hang');
  await Promise.all(FORMS.map((form) => submit(ended.url, form)));
  expect(await ended.stop()).toBe(0);

  backoffice.setMode('healthy');
  const site = await openSite();
  await expectCounts(site, 0, 0);
  expect(phonesReceivedBy(backoffice)).toEqual(FORMS.map(({ phone }) => phone));
});
