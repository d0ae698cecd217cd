import type { EnquiryStore } from '#lib/enquiries/queue/enquiry-store.ts';
import { BullmqStore } from '#lib/enquiries/queue/bullmq-store.ts';
import type { Lease } from '#lib/enquiries/queue/enquiry.ts';
import { SqliteStore } from '#lib/enquiries/queue/sqlite-store.ts';
import { aRedis, DURABLE, type TestRedis, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { settled } from './a-clock.ts';
import { aQueueFile } from './a-queue-file.ts';

export const LEASE_MS = 7_000;

/** Where the queues of a test keep their enquiries. */
export type QueueData = {
  /** The store of a process; every call gives that of another. */
  open: () => EnquiryStore;
  /** Resolves once all that is going on in this process has settled. */
  settled: () => Promise<void>;
};

/** A test of what both engines do. */
export function testBothEngines(title: string, run: (data: QueueData) => Promise<void>): void {
  test(`SQLite: ${title}`, () => run(sqliteData()));
  testWithRedis(`BullMQ: ${title}`, async () => run(await bullmqData()));
}

export function sqliteData(file = aQueueFile()): QueueData {
  return { open: () => new SqliteStore(file), settled };
}

export const SITE_URL = 'https://cars.example';

/** Queues on a server of the test's own. */
export async function bullmqData(): Promise<QueueData & { redis: TestRedis }> {
  const redis = await aRedis(DURABLE);
  const calls = new Set<Promise<unknown>>();
  jest.spyOn(Date, 'now').mockReturnValue(0);

  function open(): EnquiryStore {
    const store = new BullmqStore({
      url: redis.url,
      siteUrl: SITE_URL,
      leaseMs: LEASE_MS,
      silenceMs: 10_000,
    });
    redis.onEnd(() => store.close());
    return observed(store, calls);
  }

  async function allSettled(): Promise<void> {
    do {
      await Promise.allSettled(calls);
      await settled();
    } while (calls.size > 0);
  }

  return { redis, open, settled: allSettled };
}

/** The store, with its calls under way in `calls`. BullMQ goes by the system's clock: it shows when a lease last began. */
function observed(store: EnquiryStore, calls: Set<Promise<unknown>>): EnquiryStore {
  function observe(name: keyof EnquiryStore) {
    return (...args: unknown[]) => {
      if (name === 'enqueue' || name === 'lease')
        jest.mocked(Date.now).mockReturnValue((args[1] as Lease).from);
      const method = Reflect.get(store, name) as (...all: unknown[]) => Promise<unknown>;
      const call = method.apply(store, args);
      calls.add(call);
      return call.finally(() => calls.delete(call));
    };
  }
  return new Proxy(store, { get: (_store, name: keyof EnquiryStore) => observe(name) });
}

afterEach(() => jest.restoreAllMocks());
