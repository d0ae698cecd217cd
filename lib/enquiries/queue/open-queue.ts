import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CHECK_TIMEOUT_MS, checkHealth } from '#lib/backoffice/transport/health.ts';
import { writeFileAtomic } from '#lib/platform/atomic-write.ts';
import { env, type Env } from '#lib/platform/env.ts';
import { lazily } from '#lib/platform/lazily.ts';
import { log } from '#lib/platform/log.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { alertChannels } from './alert-channels.ts';
import { Alerts } from './alerts.ts';
import { attemptDelivery, type DeliveryState } from './attempt.ts';
import { BullmqQueue } from './bullmq-queue.ts';
import type { Enquiry, StoredEnquiry } from './enquiry.ts';
import type { Delivery, EnquiryQueue } from './queue.ts';
import { QUEUE_FILE } from './queue-file.ts';
import { healthOf, type QueueHealth } from './queue-health.ts';
import { sendToBackoffice } from './send.ts';
import { SqliteQueue } from './sqlite-queue.ts';

/** How much longer than its calls an attempt may take on a busy machine. */
const ATTEMPT_MARGIN_MS = 2_000;

/** How long a stop waits for attempts under way. One that is cut off is repeated later with the same key. */
const GRACE_PERIOD_MS = 3_000;

/** In DATA_DIR: the settings of the outbox of the site that was started last, for `npm run outbox`. */
export const OUTBOX_SETTINGS_FILE = 'outbox.json';

const MAINTENANCE_INTERVAL_MS = 60_000;

/**
 * The queues of this site by the names of their stores. New enquiries go to the first: the server of `QUEUE_REDIS_URL`, or
 * the disk, which a site that has used it before empties.
 */
export function openQueues({
  dataDir,
  queueRedisUrl,
}: Pick<Env, 'dataDir' | 'queueRedisUrl'>): Record<string, EnquiryQueue> {
  const file = join(dataDir, QUEUE_FILE);
  const server = queueRedisUrl === null ? null : new BullmqQueue(queueRedisUrl);
  const disk = server === null || existsSync(file) ? new SqliteQueue(file) : null;
  return { ...(server && { server }), ...(disk && { disk }) };
}

const queues = lazily(() => openQueues(env()));

const alerts = lazily(() => alertChannels(env()).map((channel) => new Alerts(channel)));

async function checkAlerts(): Promise<void> {
  if (alerts().length === 0) return;
  const health = await queueHealth(Date.now());
  await Promise.all(alerts().map((each) => each.check(health)));
}

function delivery(): Delivery {
  const { backofficeTimeoutMs, backofficeUrl } = env();
  const calls = {
    send: (enquiry: StoredEnquiry) => sendToBackoffice(enquiry, AbortSignal.timeout(backofficeTimeoutMs)),
    isBackofficeUp: async () => backofficeUrl !== null && checkHealth(backofficeUrl),
  };
  return {
    attempt: (enquiry) => attemptDelivery(enquiry, calls),
    maxAttemptMs: backofficeTimeoutMs + CHECK_TIMEOUT_MS + ATTEMPT_MARGIN_MS,
    onDeadLetter() {
      for (const each of alerts()) each.deadLetterMade();
      void checkAlerts();
    },
  };
}

/** Starts the delivery of what is stored, and the erasure of what was kept long enough. */
export async function startEnquiryQueues(): Promise<void> {
  await tellOutboxCommand();
  const { undelivered, deadLetters } = await queueHealth(Date.now());
  if ((undelivered ?? 0) + (deadLetters ?? 0) > 0) log('warn', 'queue.resumed', { undelivered, deadLetters });
  for (const queue of Object.values(queues())) queue.start(delivery());
  setInterval(() => {
    for (const queue of Object.values(queues())) void eraseExpired(queue);
    void checkAlerts();
  }, MAINTENANCE_INTERVAL_MS).unref();
}

/** Writes which queue server this site uses. On a full disk the command looks in the file only. */
async function tellOutboxCommand(): Promise<void> {
  const { dataDir, queueRedisUrl } = env();
  try {
    const settings = JSON.stringify({ queueRedisUrl });
    await writeFileAtomic(join(dataDir, OUTBOX_SETTINGS_FILE), settings, 0o600); // may hold a password
  } catch (error) {
    warnThrottled('queue.settings-not-written', error);
  }
}

async function eraseExpired(queue: EnquiryQueue): Promise<void> {
  try {
    for (const id of await queue.eraseExpired()) log('warn', 'enquiry.erased', { id });
  } catch (error) {
    warnThrottled('queue.failed', error);
  }
}

/**
 * Stores an enquiry, and waits for its delivery until `signal` aborts. Rejects when it cannot be stored.
 * @returns the state by then
 */
export async function deliverEnquiry(enquiry: Enquiry, signal: AbortSignal): Promise<DeliveryState> {
  const [queue] = Object.values(queues());
  if (!queue) throw new Error('There is no queue');
  const state = await queue.deliver(enquiry, signal);
  if (state === 'stored') log('warn', 'enquiry.stored', { id: enquiry.id, kind: enquiry.kind });
  return state;
}

/** Ends the delivery. */
export async function stopEnquiryQueues(): Promise<void> {
  const stopped = Promise.all(Object.values(queues()).map((queue) => queue.stop()));
  await Promise.race([stopped, setTimeout(GRACE_PERIOD_MS, null, { ref: false })]);
}

/** The state of this process's queues, for health and metrics. Never rejects. */
export function queueHealth(now: number): Promise<QueueHealth> {
  return healthOf(queues(), now);
}
