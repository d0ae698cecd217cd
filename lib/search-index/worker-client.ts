import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { WorkerCall, WorkerReply } from './worker/main.ts';
import type { InventoryStore, StoreEvent } from './worker/store.ts';

const WORKER = resolve('lib/search-index/worker/main.ts');

type Store = Pick<InventoryStore, keyof InventoryStore>;
type Result<Method extends keyof Store> = Awaited<ReturnType<Store[Method]>>;
type Pending = {
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  /** Null when the call has no time limit. */
  timer: NodeJS.Timeout | null;
};

/** How long the caller of a query waits. */
const QUERY_TIMEOUT_MS = 1_000;

/** Queries that the thread has not answered. A search takes 1 to 20 ms, so more would not be answered in time. */
const MAX_QUERIES = 64;

/** Too many queries wait, or this one has waited for too long. */
export class IndexBusyError extends Error {}

/** The store of the index in a worker thread, which is started by the first call and again after it has failed. */
export class WorkerClient {
  readonly #directory: string;
  readonly #pending = new Map<number, Pending>();
  readonly #onEvent: (event: StoreEvent) => void;
  #worker: Worker | null = null;
  #isStopped = false;
  #calls = 0;

  constructor(directory: string, onEvent: (event: StoreEvent) => void) {
    this.#directory = resolve(directory);
    this.#onEvent = onEvent;
  }

  /** Calls a method of the store, before the queries that wait. Rejects with its error, or when the thread fails. */
  call<Method extends keyof Store>(
    method: Method,
    ...args: Parameters<Store[Method]>
  ): Promise<Result<Method>> {
    return this.#send(method, args, null);
  }

  /** Like `call`, but waits for its turn. Rejects with `IndexBusyError` when too many queries wait, or after a second. */
  query<Method extends keyof Store>(
    method: Method,
    ...args: Parameters<Store[Method]>
  ): Promise<Result<Method>> {
    const waiting = [...this.#pending.values()].filter(({ timer }) => timer !== null).length;
    if (waiting >= MAX_QUERIES)
      return Promise.reject(new IndexBusyError('too many queries wait for the index'));
    return this.#send(method, args, Date.now() + QUERY_TIMEOUT_MS);
  }

  #send<Method extends keyof Store>(
    method: Method,
    args: Parameters<Store[Method]>,
    deadline: number | null,
  ): Promise<Result<Method>> {
    if (this.#isStopped) return Promise.reject(new Error('the index is closed'));
    const worker = (this.#worker ??= this.#start());
    const id = (this.#calls += 1);
    return new Promise((fulfil, reject) => {
      const timer =
        deadline === null
          ? null
          : setTimeout(() => reject(new IndexBusyError(`${method} took too long`)), QUERY_TIMEOUT_MS).unref();
      this.#pending.set(id, { resolve: (result) => fulfil(result as Result<Method>), reject, timer }); // of this method
      worker.postMessage({ id, method, args, deadline } satisfies WorkerCall);
    });
  }

  /** Ends the thread. Calls in flight and later calls are rejected. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(WORKER, {
      workerData: { directory: this.#directory },
    });
    worker.unref();
    worker.on('message', (message: WorkerReply | StoreEvent) => {
      if ('event' in message) this.#onEvent(message);
      else this.#settle(message);
    });
    worker.on('error', (error) => warnThrottled('inventory.worker-failed', error));
    worker.on('exit', () => {
      this.#worker = null;
      for (const { reject } of this.#pending.values()) reject(new Error('the thread of the index has ended'));
      this.#pending.clear();
    });
    return worker;
  }

  #settle({ id, result, error, isLate }: WorkerReply): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    clearTimeout(pending?.timer ?? undefined);
    if (isLate) pending?.reject(new IndexBusyError('the query is past its deadline'));
    else if (error === undefined) pending?.resolve(result);
    else pending?.reject(error);
  }
}
