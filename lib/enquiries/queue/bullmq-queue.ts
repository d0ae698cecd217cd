import { EventEmitter, once } from 'node:events';
import type { Job, Queue } from 'bullmq';
import { DELIVERED_ID_RETENTION_MS } from '#lib/domain/enquiry/retention.ts';
import { lazily } from '#lib/platform/lazily.ts';
import { connectRedis, OutageLog, type Redis, withTimeout } from '#lib/platform/redis.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { DeliveryState } from './attempt.ts';
import {
  DELIVERED,
  enquiryOf,
  isDelivered,
  type JobData,
  RETRIED,
  RetryLater,
  UNDELIVERED,
} from './bullmq-job.ts';
import { takeOverEarlier } from './earlier-queues.ts';
import type { Enquiry, StoredEnquiry, UnreadableEnquiry } from './enquiry.ts';
import {
  CONCURRENCY,
  DEAD_LETTER_RETENTION_MS,
  type Delivery,
  type EnquiryQueue,
  type QueueStatus,
  stateAfterAttempt,
} from './queue.ts';
import { rewriteAppendOnlyFile, warnUnlessDurable } from './queue-server.ts';

const NAME = 'enquiries';

/** Begins all keys, whatever SITE_URL is. */
export const PREFIX = 'dealership';

/** How long a visitor's request waits for the server before the enquiry is sent without being stored. */
const STORE_TIMEOUT_MS = 1_000;

/** Longer than the commands by which BullMQ waits for jobs and events, ten seconds. */
const SOCKET_TIMEOUT_MS = 15_000;

/** How soon the job of a killed process is given to another one. */
const LOCK_MS = 10_000;

/** Enquiries as jobs of BullMQ, for several machines (docs/decisions/0017-queue-engines.md). Failed jobs are dead letters. */
export class BullmqQueue implements EnquiryQueue {
  readonly #client: Redis;
  readonly #states = new EventEmitter<Record<string, [DeliveryState]>>();
  readonly #closes: (() => Promise<void>)[] = [];
  /** Resolves when the first attempt to connect has ended. */
  readonly #connecting: Promise<unknown>;
  readonly #bullmq: () => Promise<Awaited<ReturnType<typeof load>>>;

  /** @param url value of `QUEUE_REDIS_URL` */
  constructor(url: string) {
    this.#client = connectRedis(url, {
      outages: new OutageLog('queue'),
      socketTimeoutMs: SOCKET_TIMEOUT_MS,
      disableOfflineQueue: false, // BullMQ repeats at once what is rejected at once
    });
    this.#connecting = once(this.#client, 'ready').catch(() => undefined);
    this.#bullmq = lazily(() => load(this.#client));
  }

  start(delivery: Delivery): void {
    void this.#work(delivery);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#closes.map((close) => close()));
    if (this.#client.isOpen) this.#client.destroy();
  }

  async deliver(enquiry: Enquiry, signal: AbortSignal): Promise<DeliveryState> {
    const state = stateAfterAttempt(this.#states, enquiry.id, signal); // first: no event must be missed
    const known = await withTimeout(this.#store(await this.#queue(), enquiry), STORE_TIMEOUT_MS);
    return known ?? state;
  }

  /** @returns the state of an enquiry for which no attempt is expected now, else null */
  async #store(
    queue: Queue<JobData>,
    { id, kind, payload, ...data }: Enquiry,
  ): Promise<DeliveryState | null> {
    const storedAt = Date.now();
    const stored = { ...data, payload: JSON.stringify(payload), storedAt, attempts: 0, refusedMs: 0 };
    const known = await queue.getJob(id);
    if (!known) {
      await queue.add(kind, stored, { jobId: id, timestamp: storedAt, stackTraceLimit: 0, ...RETRIED });
      return null;
    }
    const state = await known.getState();
    if (state === 'completed') return 'delivered';
    if (state === 'delayed') return 'stored';
    if (state === 'failed') {
      await known.updateData(stored);
      await known.retry('failed', { resetAttemptsMade: true });
    }
    return null;
  }

  async #work({ attempt, onDeadLetter }: Delivery): Promise<void> {
    const { Worker, QueueEvents, UnrecoverableError, options, queue } = await this.#bullmq();
    if (!this.#client.isReady) await new Promise<unknown>((resolve) => this.#client.once('ready', resolve));
    await warnUnlessDurable(this.#client);
    const newest = this.#client.xRevRange(queue.toKey('events'), '+', '-', { COUNT: 1 });
    const [last] = (await newest.catch(() => null)) ?? [];
    const logError = (error: unknown) => this.#client.isReady && warnThrottled('queue.failed', error);
    const events = new QueueEvents(NAME, { ...options, lastEventId: last?.id ?? '0' });
    events.on('error', logError);
    this.#closes.push(() => events.close());
    events.on('completed', ({ jobId }) => this.#states.emit(jobId, 'delivered'));
    events.on('delayed', ({ jobId }) => this.#states.emit(jobId, 'stored'));
    events.on('failed', ({ jobId }) => this.#states.emit(jobId, 'refused'));

    const worker = new Worker<JobData>(NAME, process, {
      ...options,
      concurrency: CONCURRENCY,
      lockDuration: LOCK_MS,
      stalledInterval: LOCK_MS,
      maxStalledCount: Number.MAX_SAFE_INTEGER, // a job is not faulty because its process was killed
      runRetryDelay: 1_000,
      settings: {
        backoffStrategy: (_attempts, _type, error) => (error instanceof RetryLater ? error.delayMs : 1_000),
      },
    });
    this.#closes.push(() => worker.close(!this.#client.isReady));
    worker.on('error', logError).on('failed', (job) => job?.finishedOn && onDeadLetter());
    await takeOverEarlier(this.#client, await this.#bullmq()).catch(logError);

    async function process(job: Job<JobData>): Promise<void> {
      if (isDelivered(job)) return; // by a process that was killed before it could say so
      Object.assign(job.opts, RETRIED);
      const enquiry = enquiryOf(job);
      if ('unreadable' in enquiry) throw new UnrecoverableError(enquiry.unreadable);
      const outcome = await attempt({ ...enquiry, attempts: enquiry.attempts + 1 });
      if (outcome.state === 'delivered') return job.updateData(DELIVERED); // erases what the visitor typed
      if (outcome.state === 'refused') throw new UnrecoverableError(outcome.failure);
      const { failure, delayMs, refusedMs } = outcome;
      if (refusedMs !== enquiry.refusedMs) await job.updateData({ ...job.data, refusedMs });
      throw new RetryLater(failure, delayMs);
    }
  }

  async status(): Promise<QueueStatus> {
    const queue = await this.#queue();
    const { failed = 0, ...retried } = await queue.getJobCounts(...UNDELIVERED);
    const oldest = await Promise.all(
      ['wait', 'active', 'delayed'].map((state) => {
        const field = queue.toKey('*->timestamp');
        const first = { BY: field, GET: field, LIMIT: { offset: 0, count: 1 } };
        return this.#client.sortRo(queue.toKey(state), first);
      }),
    );
    const times = oldest.flat().map(Number);
    return {
      undelivered: Object.values(retried).reduce((sum, count) => sum + count, 0),
      deadLetters: failed,
      oldestStoredAt: times.length > 0 ? Math.min(...times) : null,
      isWritable: true,
    };
  }

  async list(): Promise<(StoredEnquiry | UnreadableEnquiry)[]> {
    const queue = await this.#queue();
    const found: (StoredEnquiry | UnreadableEnquiry)[] = [];
    for (const id of await queue.getRanges([...UNDELIVERED], 0, -1, true)) {
      const enquiry = await this.show(id); // one by one: the connection rejects thousands of commands at once
      if (enquiry) found.push(enquiry);
    }
    return found;
  }

  async show(id: string): Promise<StoredEnquiry | UnreadableEnquiry | null> {
    const queue = await this.#queue();
    try {
      const job = await queue.getJob(id);
      return job && !isDelivered(job) ? enquiryOf(job) : null;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const stored = await this.#client.hGetAll(queue.toKey(id));
      return { id, unreadable: 'unreadable: invalid JSON', stored };
    }
  }

  async retry(id: string): Promise<boolean> {
    const job = await (await this.#queue()).getJob(id);
    const state = await job?.getState();
    if (!job || state === 'completed') return false;
    if (state === 'failed' || state === 'delayed') await job.updateData({ ...job.data, refusedMs: 0 });
    if (state === 'failed') await job.retry('failed', { resetAttemptsMade: true });
    if (state === 'delayed') await job.promote();
    return true;
  }

  async erase(id: string): Promise<boolean> {
    const queue = await this.#queue();
    if (['unknown', 'completed'].includes(await queue.getJobState(id))) return false;
    if (!(await queue.remove(id))) throw new Error(`Enquiry ${id} is being sent`);
    return true;
  }

  async eraseExpired(): Promise<string[]> {
    const queue = await this.#queue();
    await takeOverEarlier(this.#client, await this.#bullmq());
    await queue.clean(DELIVERED_ID_RETENTION_MS, 0, 'completed');
    const erased = await queue.clean(DEAD_LETTER_RETENTION_MS, 0, 'failed');
    await rewriteAppendOnlyFile(this.#client, PREFIX);
    return erased;
  }

  async #queue(): Promise<Queue<JobData>> {
    await this.#connecting;
    if (!this.#client.isReady) throw new Error('The queue server is unavailable');
    return (await this.#bullmq()).queue;
  }
}

/** Most sites do not use BullMQ. */
async function load(client: Redis) {
  const bullmq = await import('bullmq');
  const options = {
    connection: bullmq.createNodeRedisClient(client),
    prefix: PREFIX,
    skipVersionCheck: true,
  };
  const queue = new bullmq.Queue<JobData>(NAME, options).on('error', () => undefined); // commands reject
  return { ...bullmq, options, queue };
}
