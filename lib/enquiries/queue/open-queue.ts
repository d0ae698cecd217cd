import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CHECK_TIMEOUT_MS, checkHealth } from '#lib/backoffice/transport/health.ts';
import { type Env, env } from '#lib/platform/env.ts';
import { lazily } from '#lib/platform/lazily.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { alertChannels } from './alert-channels.ts';
import { BullmqStore } from './bullmq-store.ts';
import { SYSTEM_CLOCK } from './clock.ts';
import { EnquiryQueue } from './enquiry-queue.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { QueueUnavailableError, UnconfirmedError } from './queue-failure.ts';
import { healthOf, type QueueHealth } from './queue-health.ts';
import { sendToBackoffice } from './send.ts';
import { QUEUE_FILE } from './sqlite-connection.ts';
import { SqliteStore } from './sqlite-store.ts';

/** How much longer than an attempt and the check after it its lease is, for a busy machine. */
const LEASE_MARGIN_MS = 2_000;

/** How long a stop waits for attempts in flight. One that is cut off is repeated later with the same key. */
const GRACE_PERIOD_MS = 3_000;

const HOUR_MS = 60 * 60_000;

/** The queues of this process by the names of their stores; each delivers what it has stored. */
type Queues = { disk: EnquiryQueue; server?: EnquiryQueue };

const opened = lazily((): { queues: Queues; store: BullmqStore | null } => {
  const { dataDir, queueRedisUrl, siteUrl } = env();
  const disk = createQueue(new SqliteStore(join(dataDir, QUEUE_FILE)));
  if (queueRedisUrl === null) return { queues: { disk }, store: null };
  const store = new BullmqStore({ url: queueRedisUrl, siteUrl, leaseMs: leaseMs() });
  return { queues: { disk, server: createQueue(store) }, store };
});

/** Starts the delivery of what is stored. */
export async function startEnquiryQueues(): Promise<void> {
  await Promise.all(Object.values(opened().queues).map((queue) => queue.start()));
}

/**
 * Stores an enquiry and attempts to deliver it, as a queue does. With `QUEUE_REDIS_URL` it is stored on that server; one
 * that the server does not confirm in time is stored on the disk, and removed from the server if that has stored it after
 * all. If the server fails before, both send it with the same idempotency key.
 */
export async function deliverEnquiry(
  ...enquiry: Parameters<EnquiryQueue['deliver']>
): ReturnType<EnquiryQueue['deliver']> {
  const { disk, server } = opened().queues;
  if (!server) return disk.deliver(...enquiry);
  try {
    return await server.deliver(...enquiry);
  } catch (error) {
    if (!(error instanceof QueueUnavailableError)) warnThrottled('queue.fallback', error);
    const result = await disk.deliver(...enquiry);
    if (error instanceof UnconfirmedError) void error.withdraw(); // only now: the disk has it
    return result;
  }
}

/** Ends the delivery. */
export async function stopEnquiryQueues(): Promise<void> {
  const { queues, store } = opened();
  const stopped = Promise.all(Object.values(queues).map((queue) => queue.stop())).then(() => store?.close());
  await Promise.race([stopped, setTimeout(GRACE_PERIOD_MS, null, { ref: false })]);
}

function createQueue(store: EnquiryStore): EnquiryQueue {
  const { backofficeTimeoutMs, backofficeUrl } = env();
  return new EnquiryQueue({
    store,
    send: (leased) => sendToBackoffice(leased, AbortSignal.timeout(backofficeTimeoutMs)),
    isBackofficeUp: async () => backofficeUrl !== null && checkHealth(backofficeUrl),
    clock: SYSTEM_CLOCK,
    random: Math.random,
    leaseMs: leaseMs(),
    ...deadLetterSettings(env()),
    alertChannels: alertChannels(env()),
  });
}

/** The settings about dead letters in the unit of the queue. */
export function deadLetterSettings({ deadLetterAfterHours, deadLetterRetentionDays }: Env) {
  return {
    deadLetterAfterMs: deadLetterAfterHours * HOUR_MS,
    deadLetterRetentionMs: deadLetterRetentionDays * 24 * HOUR_MS,
  };
}

function leaseMs(): number {
  return env().backofficeTimeoutMs + CHECK_TIMEOUT_MS + LEASE_MARGIN_MS;
}

/** The state of this process's queues, for health and metrics. Never rejects. */
export function queueHealth(now: number): Promise<QueueHealth> {
  return healthOf(opened().queues, now);
}
