import { once } from 'node:events';
import type { Queue, Worker } from 'bullmq';
import { connectRedis, type Redis } from '#lib/platform/redis.ts';
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
};

export type BullmqOptions = {
  /** Of the server, as `QUEUE_REDIS_URL` gives it. */
  url: string;
  /** Begins every key, so that several sites may use one server. */
  prefix: string;
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
  #worker: Promise<Worker<JobData>> | undefined;

  constructor(options: BullmqOptions) {
    this.#options = options;
    this.#client = connectRedis(options.url, 'queue');
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

  /** Fetches jobs one by one, and gives those of a killed process to another. Throws as `open`. */
  async worker(): Promise<Worker<JobData>> {
    await this.open();
    return (this.#worker ??= this.#openWorker());
  }

  /** Of a value beside the queues. */
  key(...names: string[]): string {
    return [this.#options.prefix, ...names].join(':');
  }

  /** Once a day has the server rewrite its log of commands, in which what was deleted still stands. Throws as `open`. */
  async rewriteLog(): Promise<void> {
    const { client } = await this.open();
    const onceADay = { condition: 'NX', expiration: { type: 'PX', value: DAY_MS } } as const;
    if (await client.set(this.key('log-rewritten'), '1', onceADay)) await client.bgRewriteAof();
  }

  async close(): Promise<void> {
    await (await this.#worker)?.close(true);
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
    const { Queue } = await import('bullmq'); // most sites need none
    const options = await this.#queueOptions();
    const enquiries = new Queue<JobData>(NAME, options);
    const deadLetters = new Queue<JobData>('dead-letters', options);
    for (const queue of [enquiries, deadLetters]) queue.on('error', ignore);
    return { client: this.#client, enquiries, deadLetters };
  }

  async #openWorker(): Promise<Worker<JobData>> {
    const { Worker } = await import('bullmq');
    const { leaseMs } = this.#options;
    const worker = new Worker<JobData>(NAME, null, {
      ...(await this.#queueOptions()),
      lockDuration: leaseMs,
      stalledInterval: leaseMs,
      maxStalledCount: Number.MAX_SAFE_INTEGER, // that the site is killed says nothing about an enquiry
    });
    worker.on('error', ignore);
    await worker.startStalledCheckTimer();
    return worker;
  }

  async #queueOptions() {
    const { createNodeRedisClient } = await import('bullmq');
    const { prefix } = this.#options;
    return { connection: createNodeRedisClient(this.#client), prefix, skipVersionCheck: true };
  }
}

/** Commands that fail reject; the connection logs that the server is away. */
function ignore(): void {}
