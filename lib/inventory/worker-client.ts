import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { WorkerCall, WorkerReply } from './worker/main.ts';
import type { InventoryStore, StoreEvent } from './worker/store.ts';

/** Node loads the worker from its source file, without the bundler. */
const WORKER = resolve(/* turbopackIgnore: true */ process.cwd(), 'lib/inventory/worker/main.ts');

type Store = Pick<InventoryStore, keyof InventoryStore>;
type Result<Method extends keyof Store> = Awaited<ReturnType<Store[Method]>>;
type Pending = { resolve: (result: unknown) => void; reject: (error: unknown) => void };

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

  /** Calls a method of the store. Rejects with the method's error, or when the thread fails. */
  call<Method extends keyof Store>(
    method: Method,
    ...args: Parameters<Store[Method]>
  ): Promise<Result<Method>> {
    if (this.#isStopped) return Promise.reject(new Error('the index is closed'));
    const worker = (this.#worker ??= this.#start());
    const id = (this.#calls += 1);
    return new Promise((fulfil, reject) => {
      this.#pending.set(id, { resolve: (result) => fulfil(result as Result<Method>), reject }); // of this method
      worker.postMessage({ id, method, args } satisfies WorkerCall);
    });
  }

  /** Ends the thread. Calls in flight and later calls are rejected. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(/* turbopackIgnore: true */ WORKER, {
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

  #settle({ id, result, error }: WorkerReply): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error === undefined) pending?.resolve(result);
    else pending?.reject(error);
  }
}
