import type { Outcome } from '#lib/enquiries/queue/attempt.ts';
import { BullmqQueue, PREFIX } from '#lib/enquiries/queue/bullmq-queue.ts';
import type { StoredEnquiry } from '#lib/enquiries/queue/enquiry.ts';
import type { EnquiryQueue } from '#lib/enquiries/queue/queue.ts';
import { SqliteQueue } from '#lib/enquiries/queue/sqlite-queue.ts';
import { aRedis, DURABLE, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { aQueueFile } from './a-queue-file.ts';

export const DELIVERED: Outcome = { state: 'delivered' };
export const REFUSED: Outcome = { state: 'refused', failure: 'POST /email: answered 422' };

/** The outcome of a failure after which the enquiry is due again at once, or later. */
export function failed(delayMs = 1): Outcome {
  return { state: 'stored', failure: 'POST /email: answered 500', delayMs, refusedMs: delayMs };
}

type Attempt = (enquiry: StoredEnquiry) => Outcome | Promise<Outcome>;

const running = new Set<EnquiryQueue>();

afterEach(async () => {
  await Promise.all([...running].map((queue) => queue.stop()));
  running.clear();
});

/** A queue engine with the enquiries of one test. */
export type TestEngine = {
  /** Opens the queue like a process that only reads and stores. */
  open: () => EnquiryQueue;
  /** Changes the stored content of an enquiry to what cannot be read. */
  damage: (id: string) => Promise<void>;
};

/** Runs a test with each engine. */
export function testBothEngines(title: string, run: (engine: TestEngine) => Promise<void>): void {
  test(`SQLite: ${title}`, () => run(sqliteEngine()));
  testWithRedis(`BullMQ: ${title}`, async () => run(await bullmqEngine()));
}

export function sqliteEngine(file = aQueueFile()): TestEngine {
  return {
    open: () => stoppedAfterTest(new SqliteQueue(file)),
    async damage(id) {
      const { DatabaseSync } = await import('node:sqlite');
      const db = new DatabaseSync(file);
      db.prepare(`UPDATE enquiries SET payload = '{"name": "broken' WHERE id = ?`).run(id);
      db.close();
    },
  };
}

/** Uses a Redis server that ends with the test. */
export async function bullmqEngine(settings = DURABLE) {
  const redis = await aRedis(settings);
  await import('bullmq'); // takes longer than the time to connect
  return {
    redis,
    open: () => {
      const queue = new BullmqQueue(redis.url);
      redis.onEnd(() => queue.stop());
      return queue;
    },
    async damage(id: string) {
      const key = `${PREFIX}:enquiries:${id}`;
      await redis.command(['HSET', key, 'data', '{"call": "broken"}']);
    },
  };
}

function stoppedAfterTest(queue: EnquiryQueue): EnquiryQueue {
  running.add(queue);
  return queue;
}

/** Opens the queue and starts the delivery, like a site. Suppresses its log. */
export function aWorkingQueue({ open }: Pick<TestEngine, 'open'>, attempt: Attempt, maxAttemptMs = 10_000) {
  const logged = captureLog();
  const queue = open();
  const attempted: StoredEnquiry[] = [];
  const onDeadLetter = jest.fn();
  queue.start({
    maxAttemptMs,
    onDeadLetter,
    attempt: async (enquiry) => {
      attempted.push(enquiry);
      return attempt(enquiry);
    },
  });
  return { queue, attempted, onDeadLetter, logged };
}

export function neverAborted(): AbortSignal {
  return new AbortController().signal;
}
