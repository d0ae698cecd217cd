import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CHECK_TIMEOUT_MS, checkHealth } from '#lib/backoffice/transport/health.ts';
import { type Env, env } from '#lib/platform/env.ts';
import { lazily } from '#lib/platform/lazily.ts';
import { alertChannels } from './alert-channels.ts';
import { BullmqStore } from './bullmq-store.ts';
import { SYSTEM_CLOCK } from './clock.ts';
import { EnquiryQueue } from './enquiry-queue.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { healthOf, type QueueHealth } from './queue-health.ts';
import { type DeliveryQueue, queueWithFallback } from './queue-with-fallback.ts';
import { sendToBackoffice } from './send.ts';
import { QUEUE_FILE } from './sqlite-connection.ts';
import { SqliteStore } from './sqlite-store.ts';

/** How much longer than an attempt and the check after it its lease is, for a busy machine. */
const LEASE_MARGIN_MS = 2_000;

/** How long a stop waits for attempts in flight. One that is cut off is repeated later with the same key. */
const GRACE_PERIOD_MS = 3_000;

const HOUR_MS = 60 * 60_000;

/** The queue of this process: on the server of `QUEUE_REDIS_URL` if set, with a fallback in the data directory. */
export function enquiryQueue(): DeliveryQueue {
  return queues().queue;
}

/** Ends the delivery. */
export async function stopEnquiryQueue(): Promise<void> {
  const { queue, store } = queues();
  const stopped = queue.stop().then(() => store?.close());
  await Promise.race([stopped, setTimeout(GRACE_PERIOD_MS, null, { ref: false })]);
}

const queues = lazily(() => {
  const { dataDir, queueRedisUrl, siteUrl } = env();
  const local = createQueue(new SqliteStore(join(dataDir, QUEUE_FILE)));
  const store =
    queueRedisUrl === null ? null : new BullmqStore({ url: queueRedisUrl, siteUrl, leaseMs: leaseMs() });
  const shared = store && createQueue(store);
  const queue = shared ? queueWithFallback(shared, local) : local;
  return { queue, store, byStore: { disk: local, ...(shared && { server: shared }) } };
});

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

/** The state of this process's queue, for health and metrics. Never rejects. */
export function queueHealth(now: number): Promise<QueueHealth> {
  return healthOf(queues().byStore, now);
}
