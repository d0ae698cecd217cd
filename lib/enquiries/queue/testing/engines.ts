import type { EnquiryStore } from '#lib/enquiries/queue/enquiry-store.ts';
import { BullmqStore } from '#lib/enquiries/queue/bullmq-store.ts';
import type { Lease } from '#lib/enquiries/queue/enquiry.ts';
import { SqliteStore } from '#lib/enquiries/queue/sqlite-store.ts';
import { aRedis, DURABLE, type TestRedis, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { settled } from './a-clock.ts';
import { aQueueFile } from './a-queue-file.ts';

export const LEASE_MS = 7_000;

/** A queue engine with the enquiries of one test. */
export type TestEngine = {
  /** Opens a store, like that of a new process. */
  open: () => EnquiryStore;
  /** Resolves once all pending calls and promises have settled. */
  settled: () => Promise<void>;
};

/** Runs a test with each engine. */
export function testBothEngines(title: string, run: (engine: TestEngine) => Promise<void>): void {
  test(`SQLite: ${title}`, () => run(sqliteEngine()));
  testWithRedis(`BullMQ: ${title}`, async () => run(await bullmqEngine()));
}

export function sqliteEngine(file = aQueueFile()): TestEngine {
  return { open: () => new SqliteStore(file), settled };
}

export const SITE_URL = 'https://cars.example';

/** Uses a Redis server that ends with the test. */
export async function bullmqEngine(): Promise<TestEngine & { redis: TestRedis }> {
  const redis = await aRedis(DURABLE);
  const calls = new Set<Promise<unknown>>();
  jest.spyOn(Date, 'now').mockReturnValue(0);

  function open(): EnquiryStore {
    const store = new BullmqStore({
      url: redis.url,
      siteUrl: SITE_URL,
      leaseMs: LEASE_MS,
      enqueueTimeoutMs: 10_000,
    });
    redis.onEnd(() => store.close());
    return trackCalls(store, calls);
  }

  async function allSettled(): Promise<void> {
    do {
      await Promise.allSettled(calls);
      await settled();
    } while (calls.size > 0);
  }

  return { redis, open, settled: allSettled };
}

/** A store that adds its pending calls to `calls`, and sets `Date.now`, which BullMQ uses, to the start of each lease. */
function trackCalls(store: EnquiryStore, calls: Set<Promise<unknown>>): EnquiryStore {
  function track(name: keyof EnquiryStore) {
    return (...args: unknown[]) => {
      if (name === 'enqueue' || name === 'lease')
        jest.mocked(Date.now).mockReturnValue((args[1] as Lease).from);
      const method = Reflect.get(store, name) as (...all: unknown[]) => Promise<unknown>;
      const call = method.apply(store, args);
      calls.add(call);
      return call.finally(() => calls.delete(call));
    };
  }
  return new Proxy(store, { get: (_store, name: keyof EnquiryStore) => track(name) });
}

afterEach(() => jest.restoreAllMocks());
