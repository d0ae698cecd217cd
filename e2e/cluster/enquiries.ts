import { setTimeout } from 'node:timers/promises';
import { isSent, type Submission, submit } from '#e2e/resilience/submissions.ts';
import type { Cluster } from './cluster.ts';
import { expect } from './test.ts';

/** Pause of a visitor after a failed attempt. */
const RETRY_MS = 250;

/**
 * Sends the forms through nginx at a steady rate, and repeats each until 'Message sent': a native form like a reload,
 * any other like the browser's script.
 */
export async function sendAll({ nginx }: Cluster, all: Submission[], perSecond: number): Promise<void> {
  async function send(submission: Submission, index: number): Promise<void> {
    await setTimeout((index / perSecond) * 1000);
    const client = { 'x-forwarded-for': `203.0.113.${index % 250}` };
    while (!isSent(await submit(nginx.url, submission, client).catch(() => null))) await setTimeout(RETRY_MS);
  }
  await Promise.all(all.map(send));
}

/**
 * Waits until no site has an undelivered enquiry, and expects that each of these arrived once and none is a dead
 * letter.
 */
export async function expectEachOnce({ sites, backoffice }: Cluster, all: Submission[]): Promise<void> {
  for (const { url } of sites)
    await expect
      .poll(() => health(url), { message: 'everything is delivered', timeout: 60_000 })
      .toMatch(/"undelivered":0,"deadLetters":0,.*"server":"up"/);
  const sent = all.map(({ phone }) => phone);
  const arrived = (await backoffice.enquiries()).map(({ payload }) => String(payload['phone']));
  expect(arrived.filter((phone) => sent.includes(phone)).sort()).toEqual(sent.toSorted());
}

async function health(url: string): Promise<string> {
  return (await fetch(`${url}/api/health`)).text();
}
