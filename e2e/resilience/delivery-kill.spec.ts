import fc from 'fast-check';
import { PICKUP } from '#e2e/enquiries/forms.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { startReferenceBackoffice } from './reference-backoffice.ts';
import { type Site, startSite } from './site.ts';
import { isSent, submissions, submit, type Submission } from './submissions.ts';
import { expect, test } from './test.ts';
import { request } from './request.ts';

const SEED = 20310516;
const SUBMISSIONS = 500;
const AT_ONCE = 100;
const KILLS = 6;

/** The site is killed at these events; an event is a form that is sent or a call to the backoffice. */
const KILLED_AT = new Set(
  fc.sample(
    fc.uniqueArray(fc.integer({ min: 20, max: SUBMISSIONS }), { minLength: KILLS, maxLength: KILLS }),
    {
      seed: SEED,
      numRuns: 1,
    },
  )[0],
);

const SETTINGS = { BACKOFFICE_TIMEOUT_MS: '500' };

/** A site that is killed several times, and each time restarted on the same port and data. */
class KilledSite {
  kills = 0;
  #events = 0;
  #running: Promise<Site>;
  readonly #start: (port?: number) => Promise<Site>;

  constructor(start: (port?: number) => Promise<Site>) {
    this.#start = start;
    this.#running = start();
  }

  /** Resolves with the site when it is up. */
  get site(): Promise<Site> {
    return this.#running;
  }

  /** Counts an event, and kills the site at those of KILLED_AT. */
  countEvent(): void {
    this.#events += 1;
    if (KILLED_AT.has(this.#events)) this.#running = this.#running.then((site) => this.#restart(site));
  }

  async #restart(site: Site): Promise<Site> {
    this.kills += 1;
    await site.kill('SIGKILL');
    return this.#start(site.port);
  }
}

/** Sends a native form once, and any other until there is a response, like a browser's script. Null: no response. */
async function submitUntilAnswered(killed: KilledSite, submission: Submission): Promise<number | null> {
  for (;;) {
    const { url } = await killed.site;
    killed.countEvent();
    const status = await submit(url, submission).catch(() => null); // the site was killed
    if (status !== null || submission.isNative) return status;
  }
}

/** Statuses of the responses by the telephone number of the form. */
async function submitAll(killed: KilledSite, all: Submission[]): Promise<Map<string, number | null>> {
  const queue = all.values();
  const statuses = new Map<string, number | null>();
  async function work(): Promise<void> {
    for (const submission of queue)
      statuses.set(submission.phone, await submitUntilAnswered(killed, submission));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return statuses;
}

test(`of ${SUBMISSIONS} enquiries (seed ${SEED}) each confirmed one is delivered exactly once, although the site is killed and the backoffice fails`, async ({
  dataDir,
}, testInfo) => {
  const backoffice = await startReferenceBackoffice(testInfo.outputPath('backoffice'));
  const proxy = new FaultyProxy(backoffice.url, SEED);
  const backofficeUrl = await proxy.open();
  const killed = new KilledSite((port = 0) => startSite({ backofficeUrl, dataDir, port, env: SETTINGS }));
  proxy.onCall = () => killed.countEvent();

  const statuses = await submitAll(killed, submissions(SUBMISSIONS, PICKUP));
  const site = await killed.site;
  proxy.stopFailing();
  await expect
    .poll(async () => (await request(site, '/api/health')).body, { timeout: 60_000 })
    .toContain('"undelivered":0,"deadLetters":0');
  expect(await site.stop()).toBe(0);

  const confirmed = [...statuses].filter(([, status]) => status !== null);
  expect(confirmed.filter(([, status]) => !isSent(status))).toEqual([]);
  expect(confirmed.length).toBeGreaterThan(SUBMISSIONS / 2);
  expect(killed.kills).toBe(KILLS);

  const delivered = (await backoffice.enquiries()).map(({ payload }) => String(payload['phone']));
  expect(confirmed.filter(([phone]) => !delivered.includes(phone))).toEqual([]);
  expect(delivered.filter((phone, index) => delivered.indexOf(phone) !== index)).toEqual([]);
  await proxy.close();
  await backoffice.stop();
});
