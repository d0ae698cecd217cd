import { once } from 'node:events';
import type { Queue, Worker } from 'bullmq';
import { connectRedis, OutageLog, type Redis } from '#lib/platform/redis.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { JobData } from './bullmq-job.ts';
import { QueueUnavailableError } from './queue-failure.ts';
import { durabilityProblem } from './queue-server.ts';

const NAME = 'enquiries';

const DAY_MS = 24 * 60 * 60_000;

type Queues = {
  client: Redis;
  enquiries: Queue<JobData>;
  /** Jobs that nobody works on; `timestamp` is when they became dead letters. */
  deadLetters: Queue<JobData>;
  /** Fetches jobs one by one. */
  worker: Worker<JobData>;
};

export type BullmqOptions = {
  /** Of the server, as `QUEUE_REDIS_URL` gives it. */
  url: string;
  /** Its host begins every key, so that several sites may use one server. */
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
    this.#client = connectRedis(options.url, new OutageLog('queue'));
    this.#connecting = once(this.#client, 'ready').catch(ignore);
    this.#client.on('reconnecting', () => (this.#isDurable = false)); // it may come back with other settings
  }

  /** @throws QueueUnavailableError while the server is away, or would lose enquiries. */
  async open(): Promise<Queues> {
    await this.#connecting;
    if (!this.#client.isReady) throw new QueueUnavailableError('The queue server is away');
    if (!this.#isDurable) await this.#requireDurable();
    return (this.#queues ??= this.#openQueues());
  }

  /** From now on gives jobs of killed processes to others. Throws as `open`. */
  async worker(): Promise<Queues['worker']> {
    const { worker } = await this.open();
    await (this.#stalledCheck ??= worker.startStalledCheckTimer());
    return worker;
  }

  /** Adds an enquiry that is to be attempted from its `dueAt` on, unless there is one of this id. Throws as `open`. */
  async add(id: string, kind: string, data: JobData): Promise<void> {
    const { enquiries } = await this.open();
    const { storedAt, dueAt } = data;
    const delay = Math.max(dueAt - storedAt, 0);
    await enquiries.add(kind, data, { jobId: id, timestamp: storedAt, delay, removeOnComplete: true });
  }

  /** Of a value beside the queues. */
  key(...names: string[]): string {
    return [this.#prefix(), ...names].join(':');
  }

  /** Once a day has the server rewrite its log of commands, in which what was deleted still stands. Throws as `open`. */
  async rewriteLog(): Promise<void> {
    const { client } = await this.open();
    const onceADay = { condition: 'NX', expiration: { type: 'PX', value: DAY_MS } } as const;
    if (await client.set(this.key('log-rewritten'), '1', onceADay)) await client.bgRewriteAof();
  }

  async close(): Promise<void> {
    await (await this.#queues)?.worker.close(true);
    if (this.#client.isOpen) this.#client.destroy();
  }

  async #requireDurable(): Promise<void> {
    const problem = await durabilityProblem(this.#client);
    if (problem !== null) {
      const error = new QueueUnavailableError(problem);
      warnThrottled('queue.refused', error);
      throw error;
    }
    this.#isDurable = true;
  }

  async #openQueues(): Promise<Queues> {
    const { createNodeRedisClient, createRedisBackend, Queue, Worker } = await import('bullmq'); // most sites need none
    const connection = createNodeRedisClient(this.#client);
    const options = { connection, prefix: this.#prefix(), skipVersionCheck: true };
    const { leaseMs } = this.#options;
    const workerOptions = {
      ...options,
      lockDuration: leaseMs,
      stalledInterval: leaseMs,
      maxStalledCount: Number.MAX_SAFE_INTEGER, // that a process is killed says nothing about an enquiry
    };
    const enquiries = new Queue<JobData>(NAME, options).on('error', ignore);
    const deadLetters = new Queue<JobData>('dead-letters', options).on('error', ignore);
    const worker = new Worker<JobData>(
      NAME,
      null,
      workerOptions,
      (name, given) => createRedisBackend(name, given), // without a second connection to wait for jobs on
    ).on('error', ignore);
    return { client: this.#client, enquiries, deadLetters, worker };
  }

  #prefix(): string {
    return new URL(this.#options.siteUrl).host;
  }
}

/** Commands that fail reject; the connection logs that the server is away. */
function ignore(): void {}
