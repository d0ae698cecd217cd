import { once } from 'node:events';
import type { Queue, Worker } from 'bullmq';
import { ErrorReply } from '@redis/client';
import { connectRedis, OutageLog, type Redis } from '#lib/platform/redis.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { JobData } from './bullmq-job.ts';
import type { UnreadableData } from './bullmq-unreadable.ts';
import { DELIVERED_ID_RETENTION_MS } from './enquiry-store.ts';
import { logQueueFailure, QueueUnavailableError } from './queue-failure.ts';
import { durabilityProblem } from './queue-server.ts';

const NAME = 'enquiries';

const DAY_MS = 24 * 60 * 60_000;

/** What stored enquiries leave of `maxmemory`: fetching a job, or recording a failure, needs memory before it frees some. */
const RESERVED_MEMORY = 1 / 8;

type Queues = {
  client: Redis;
  enquiries: Queue<JobData>;
  /** Jobs that no worker processes; `timestamp` is when the enquiry became a dead letter. */
  deadLetters: Queue<JobData | UnreadableData>;
  /** Fetches jobs one by one. */
  worker: Worker<JobData>;
};

export type BullmqOptions = {
  /** Value of `QUEUE_REDIS_URL`. */
  url: string;
  /** Its host is the prefix of all keys, so that several sites may use one server. */
  siteUrl: string;
  /** Longer than any attempt. */
  leaseMs: number;
};

/** BullMQ's queues on the server of `QUEUE_REDIS_URL`. */
export class BullmqQueues {
  readonly #options: BullmqOptions;
  readonly #client: Redis;
  /** Resolves when the first attempt to connect has ended. */
  readonly #connecting: Promise<unknown>;
  #isDurable = false;
  #queues: Promise<Queues> | undefined;
  #stalledCheck: Promise<void> | undefined;

  constructor(options: BullmqOptions) {
    this.#options = options;
    this.#client = connectRedis(options.url, { outages: new OutageLog('queue') });
    this.#connecting = once(this.#client, 'ready').catch(ignore);
    this.#client.on('reconnecting', () => (this.#isDurable = false)); // its settings may have changed
  }

  /** @throws QueueUnavailableError while the server is down or would lose enquiries */
  async open(): Promise<Queues> {
    await this.#connecting;
    if (!this.#client.isReady) throw new QueueUnavailableError('The queue server is unavailable');
    if (!this.#isDurable) await this.#requireDurable();
    return (this.#queues ??= this.#openQueues());
  }

  /** Also starts the check that gives jobs of killed processes to others. Throws like `open`. */
  async worker(): Promise<Queues['worker']> {
    const { worker } = await this.open();
    await (this.#stalledCheck ??= worker.startStalledCheckTimer());
    return worker;
  }

  /** Adds a job that is delayed until `dueAt`, unless a job with this id exists. Throws like `open`. */
  async add(id: string, kind: string, data: JobData): Promise<void> {
    const { enquiries } = await this.open();
    const { storedAt, dueAt } = data;
    const delay = Math.max(dueAt - storedAt, 0);
    await enquiries.add(kind, data, { jobId: id, timestamp: storedAt, delay, removeOnComplete: true });
  }

  /** Whether no more enquiries may be stored; false when the server does not permit `INFO`. Throws like `open`. */
  async isFull(): Promise<boolean> {
    const { client } = await this.open();
    const info = await client.info('memory').catch((error: unknown) => {
      if (error instanceof ErrorReply) return '';
      throw error;
    });
    const [used = 0, limit = 0] = ['used_memory', 'maxmemory'].map((name) =>
      Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1]),
    );
    return limit > 0 && used > limit * (1 - RESERVED_MEMORY);
  }

  /**
   * Keeps the id of a delivered enquiry, to recognise a repeated one. A server without free memory does not: it has to
   * make room by deleting the enquiry. Throws like `open`.
   */
  async storeDeliveredId(id: string): Promise<void> {
    const { client } = await this.open();
    try {
      await client.set(this.key('delivered', id), '1', { PX: DELIVERED_ID_RETENTION_MS });
    } catch (error) {
      if (!(error instanceof ErrorReply && error.message.startsWith('OOM '))) throw error;
    }
  }

  /** The key of a value outside the queues. */
  key(...names: string[]): string {
    return [this.#prefix(), ...names].join(':');
  }

  /**
   * Once a day makes the server rewrite its append-only file, which still contains deleted data. When the server refuses,
   * since it rewrites it already or cannot fork, the next call tries again. Throws like `open`.
   */
  async rewriteAppendOnlyFile(): Promise<void> {
    const { client } = await this.open();
    const key = this.key('log-rewritten');
    const onceADay = { condition: 'NX', expiration: { type: 'PX', value: DAY_MS } } as const;
    if (!(await client.set(key, '1', onceADay))) return;
    try {
      await client.bgRewriteAof();
    } catch (error) {
      logQueueFailure(error);
      await client.del(key);
    }
  }

  async close(): Promise<void> {
    await (await this.#queues)?.worker.close(true);
    if (this.#client.isOpen) this.#client.destroy();
  }

  async #requireDurable(): Promise<void> {
    const problem = await durabilityProblem(this.#client);
    if (problem !== null) {
      const error = new QueueUnavailableError(problem);
      warnThrottled('queue.not-durable', error);
      throw error;
    }
    this.#isDurable = true;
  }

  async #openQueues(): Promise<Queues> {
    const { createNodeRedisClient, createRedisBackend, Queue, Worker } = await import('bullmq'); // most sites do not use it
    const connection = createNodeRedisClient(this.#client);
    const options = { connection, prefix: this.#prefix(), skipVersionCheck: true };
    const { leaseMs } = this.#options;
    const workerOptions = {
      ...options,
      lockDuration: leaseMs,
      stalledInterval: leaseMs,
      maxStalledCount: Number.MAX_SAFE_INTEGER, // a job is not faulty because its process was killed
    };
    const enquiries = new Queue<JobData>(NAME, options).on('error', ignore);
    const deadLetters = new Queue<JobData | UnreadableData>('dead-letters', options).on('error', ignore);
    const worker = new Worker<JobData>(
      NAME,
      null,
      workerOptions,
      (name, backendOptions) => createRedisBackend(name, backendOptions), // no second connection to wait for jobs
    ).on('error', ignore);
    return { client: this.#client, enquiries, deadLetters, worker };
  }

  #prefix(): string {
    return new URL(this.#options.siteUrl).host;
  }
}

/** The connection logs outages, and failed commands reject. */
function ignore(): void {}
