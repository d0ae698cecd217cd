import fc from 'fast-check';

import { PICKUP } from '#e2e/enquiries/forms.ts';
import { FaultyLine } from './faulty-line.ts';
import { startReferenceBackoffice } from './reference-backoffice.ts';
import { type Site, startSite } from './site.ts';
import { isSent, submissions, submit, type Submission } from './submissions.ts';
import { expect, test } from './test.ts';
import { request } from './request.ts';

const SEED = 20310516;
const SUBMISSIONS = 500;
const AT_ONCE = 25;
const KILLS = 6;

/** After how many events, a submission begun or a call to the backoffice, the site is killed: all while forms are sent. */
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

/** A site that is killed again and again, and each time started again on the same port and data. */
class MortalSite {
  kills = 0;
  #events = 0;
  #living: Promise<Site>;
  readonly #start: (port?: number) => Promise<Site>;

  constructor(start: (port?: number) => Promise<Site>) {
    this.#start = start;
    this.#living = start();
  }

  /** The site, once it is up. */
  get site(): Promise<Site> {
    return this.#living;
  }

  /** Counts an event, of which some are fatal. */
  note(): void {
    this.#events += 1;
    if (KILLED_AT.has(this.#events)) this.#living = this.#living.then((site) => this.#restart(site));
  }

  async #restart(site: Site): Promise<Site> {
    this.kills += 1;
    await site.kill('SIGKILL');
    return this.#start(site.port);
  }
}

/** Sends a form once, or like a browser's script under the same key until it hears something; `null` for no word. */
async function answerTo(mortal: MortalSite, submission: Submission): Promise<number | null> {
  for (;;) {
    const { url } = await mortal.site;
    mortal.note();
    const status = await submit(url, submission).catch(() => null); // the site died
    if (status !== null || submission.isNative) return status;
  }
}

/** What was answered, by the telephone number that each form bears. */
async function submitAll(mortal: MortalSite, all: Submission[]): Promise<Map<string, number | null>> {
  const queue = all.values();
  const answers = new Map<string, number | null>();
  async function work(): Promise<void> {
    for (const submission of queue) answers.set(submission.phone, await answerTo(mortal, submission));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

test(`of ${SUBMISSIONS} enquiries (seed ${SEED}) each answered 'sent' arrives exactly once, though the site is killed and the backoffice fails`, async ({
  dataDir,
}, testInfo) => {
  const backoffice = await startReferenceBackoffice(testInfo.outputPath('backoffice'));
  const line = new FaultyLine(backoffice.url, SEED);
  const backofficeUrl = await line.open();
  const mortal = new MortalSite((port = 0) => startSite({ backofficeUrl, dataDir, port, env: SETTINGS }));
  line.onCall = () => mortal.note();

  const answers = await submitAll(mortal, submissions(SUBMISSIONS, PICKUP));
  const site = await mortal.site;
  line.mend();
  await expect
    .poll(async () => (await request(site, '/api/health')).body, { timeout: 60_000 })
    .toContain('"undelivered":0,"deadLetters":0');
  expect(await site.stop()).toBe(0);

  const heard = [...answers].filter(([, status]) => status !== null);
  expect(heard.filter(([, status]) => !isSent(status))).toEqual([]);
  expect(heard.length).toBeGreaterThan(SUBMISSIONS / 2);
  expect(mortal.kills).toBe(KILLS);

  const arrived = (await backoffice.enquiries()).map(({ payload }) => String(payload['phone']));
  expect(heard.filter(([phone]) => !arrived.includes(phone))).toEqual([]);
  expect(arrived.filter((phone, index) => arrived.indexOf(phone) !== index)).toEqual([]);
  await line.close();
  await backoffice.stop();
});
