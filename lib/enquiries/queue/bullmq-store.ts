import { randomUUID } from 'node:crypto';
import { withTimeout } from '#lib/platform/redis.ts';
import { enqueue } from './bullmq-enqueue.ts';
import { enquiryOf, removeJob } from './bullmq-job.ts';
import { type BullmqOptions, BullmqQueues } from './bullmq-queues.ts';
import { deadLetterTimes, storedTimes } from './bullmq-times.ts';
import {
  deadLetterFetched,
  hasReadableData,
  isContentError,
  readDelayed,
  readEnquiries,
} from './bullmq-unreadable.ts';
import {
  type Enqueued,
  type Enquiry,
  type Lease,
  type LeasedEnquiry,
  splitByReadability,
  type QueueStatus,
  type UndeliveredEnquiry,
  type UnreadableEnquiry,
} from './enquiry.ts';
import { type AlertTimes, type EnquiryStore, MAX_AHEAD_MS } from './enquiry-store.ts';
import { QueueUnavailableError, UnconfirmedError } from './queue-failure.ts';

type Options = BullmqOptions & {
  /** `enqueue` rejects when the server does not reply within this time; 300 by default. */
  enqueueTimeoutMs?: number;
};

/**
 * Enquiries as jobs of BullMQ, for several machines (docs/decisions/0017-queue-engines.md). The process that stores an
 * enquiry makes the first attempt; the job is delayed until its lease ends. For any other attempt a process fetches the
 * job with a lock. Dead letters are jobs of a second queue. A job is added to one queue before it is removed from the
 * other, so that a process killed in between loses nothing.
 */
export class BullmqStore implements EnquiryStore {
  readonly #queues: BullmqQueues;
  readonly #enqueueTimeoutMs: number;
  /** Tokens of the locks that this process holds, by enquiry and attempt. */
  readonly #lockTokens = new Map<string, string>();

  constructor({ enqueueTimeoutMs = 300, ...options }: Options) {
    this.#queues = new BullmqQueues(options);
    this.#enqueueTimeoutMs = enqueueTimeoutMs;
  }

  close(): Promise<void> {
    return this.#queues.close();
  }

  /** @throws QueueUnavailableError, or UnconfirmedError when the server fails or takes too long */
  async enqueue(enquiry: Enquiry, lease: Lease, equivalentIds: string[] = []): Promise<Enqueued> {
    const enqueued = enqueue(this.#queues, enquiry, lease, equivalentIds);
    try {
      return await withTimeout(enqueued, this.#enqueueTimeoutMs);
    } catch (error) {
      if (!(error instanceof Error) || error instanceof QueueUnavailableError) throw error;
      throw new UnconfirmedError(error, () => this.#withdraw(enqueued));
    }
  }

  async lease(limit: number): Promise<LeasedEnquiry[]> {
    const worker = await this.#queues.worker();
    const leased: LeasedEnquiry[] = [];
    while (leased.length < limit) {
      const token = randomUUID();
      try {
        const job = await worker.getNextJob(token, { block: false });
        if (!job) break;
        const enquiry = enquiryOf(job);
        this.#lockTokens.set(attemptKey(enquiry), token);
        leased.push(enquiry);
      } catch (error) {
        if (isContentError(error)) await deadLetterFetched(this.#queues, token);
        else if (leased.length === 0) throw error;
        else break; // what is leased already is attempted
      }
    }
    return leased;
  }

  async recordDelivered(leased: LeasedEnquiry): Promise<void> {
    const { deadLetters } = await this.#queues.open();
    await this.#queues.storeDeliveredId(leased.id);
    await deadLetters.remove(leased.id);
    await this.#endLease(leased, removeJob);
  }

  async recordFailure(leased: LeasedEnquiry, failure: string, retryAt: number): Promise<void> {
    const { refusedMs } = leased;
    await this.#endLease(leased, async (job, token) => {
      // first: the worker would not sleep while a delayed job has a due time in the past
      await job.updateData({ ...job.data, failure, refusedMs, dueAt: retryAt, leasedUntil: 0 });
      if (token === undefined) await job.changeDelay(Math.max(retryAt - Date.now(), 0));
      else await job.moveToDelayed(retryAt, token);
    });
  }

  async moveToDeadLetters(leased: LeasedEnquiry, failure: string, at: number): Promise<void> {
    const { deadLetters } = await this.#queues.open();
    const { id, attempts } = leased;
    await this.#endLease(leased, async (job, token) => {
      await deadLetters.add(job.name, { ...job.data, failure, attempts }, { jobId: id, timestamp: at });
      await removeJob(job, token);
    });
  }

  /** The ids of delivered enquiries expire on the server. */
  async eraseExpired(deadBefore: number, now: number): Promise<string[]> {
    const { client, deadLetters } = await this.#queues.open();
    const erased: string[] = [];
    for (const id of await deadLetters.getRanges(['wait'], 0, -1, true)) {
      const timestamp = Number(await client.hGet(deadLetters.toKey(id), 'timestamp')); // one that cannot be read has it, too
      if (timestamp <= deadBefore) {
        await deadLetters.remove(id);
        erased.push(id);
      } else if (timestamp > now) {
        await client.hSet(deadLetters.toKey(id), 'timestamp', now); // written with a wrong clock
      }
    }
    await this.#queues.rewriteAppendOnlyFile();
    return erased;
  }

  async nextDueAt(now: number): Promise<number | null> {
    const { enquiries } = await this.#queues.open();
    for (;;) {
      const [last] = await readDelayed(this.#queues, -1);
      if (!last || last.data.dueAt <= now + MAX_AHEAD_MS) break;
      await last.promote();
    }
    if ((await enquiries.getWaitingCount()) > 0) return 0;
    const [first] = await readDelayed(this.#queues, 0);
    return first?.data.dueAt ?? null;
  }

  async status(): Promise<QueueStatus> {
    const stored = await storedTimes(this.#queues);
    const dead = await deadLetterTimes(this.#queues);
    return {
      undelivered: stored.length,
      deadLetters: dead.length,
      oldestStoredAt: stored[0] ?? null,
      newestDeadSince: dead.at(-1) ?? null,
    };
  }

  async delayed(until: number): Promise<{ count: number; newestStoredAt: number | null }> {
    const delayed = (await storedTimes(this.#queues)).filter((storedAt) => storedAt <= until);
    return { count: delayed.length, newestStoredAt: delayed.at(-1) ?? null };
  }

  async alertTimes(name: string): Promise<AlertTimes> {
    const { client } = await this.#queues.open();
    const [sentAt, nextAt] = await client.hmGet(this.#queues.key('alerts'), [`${name} sent`, `${name} next`]);
    return { sentAt: Number(sentAt ?? 0), nextAt: Number(nextAt ?? 0) };
  }

  async recordAlert(name: string, { sentAt, nextAt }: AlertTimes): Promise<void> {
    const { client } = await this.#queues.open();
    await client.hSet(this.#queues.key('alerts'), { [`${name} sent`]: sentAt, [`${name} next`]: nextAt });
  }

  async list(): Promise<(UndeliveredEnquiry | UnreadableEnquiry)[]> {
    const all = [
      ...(await readEnquiries(this.#queues, 'enquiries', ['waiting', 'active', 'delayed'])),
      ...(await readEnquiries(this.#queues, 'deadLetters', ['waiting'])),
    ];
    const { readable, unreadable } = splitByReadability(all);
    return [...readable.sort((one, other) => one.storedAt - other.storedAt), ...unreadable];
  }

  async retry(id: string, now: number): Promise<boolean> {
    const { enquiries, deadLetters } = await this.#queues.open();
    const dead = await deadLetters.getJob(id);
    if (dead && hasReadableData(dead)) {
      await this.#queues.add(id, dead.name, { ...dead.data, refusedMs: 0, dueAt: now, leasedUntil: 0 });
      await dead.remove();
      return true;
    }
    const job = await enquiries.getJob(id);
    if (!job) return false;
    await job.updateData({ ...job.data, refusedMs: 0 });
    if (job.data.leasedUntil <= now && (await job.isDelayed())) await job.promote();
    return true;
  }

  async erase(id: string): Promise<boolean> {
    const { client, enquiries, deadLetters } = await this.#queues.open();
    let existed = false;
    for (const queue of [enquiries, deadLetters]) {
      if (!(await client.exists(queue.toKey(id)))) continue;
      if (!(await queue.remove(id))) throw new Error(`Enquiry ${id} is being sent`);
      existed = true;
    }
    return existed;
  }

  async #withdraw(enqueued: Promise<Enqueued>): Promise<void> {
    try {
      const { state, id } = await enqueued;
      if (state === 'leased') await this.erase(id);
    } catch {
      // the server has failed: if it has stored the enquiry, it is sent twice with the same key
    }
  }

  /** Calls `end` with the enquiry's job, unless the lease has ended and another process has leased the job. */
  async #endLease(leased: LeasedEnquiry, end: typeof removeJob): Promise<void> {
    const { enquiries } = await this.#queues.open();
    const key = attemptKey(leased);
    const token = this.#lockTokens.get(key);
    this.#lockTokens.delete(key);
    const job = await enquiries.getJob(leased.id);
    if (job && enquiryOf(job).attempts === leased.attempts) await end(job, token);
  }
}

function attemptKey({ id, attempts }: LeasedEnquiry): string {
  return `${id} ${attempts}`;
}
