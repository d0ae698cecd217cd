import { parentPort, workerData } from 'node:worker_threads';
import { InventoryStore } from './store.ts';

/** One call of a method of the store. */
export type WorkerCall = { id: number; method: string; args: unknown[] };
export type WorkerReply = { id: number; result?: unknown; error?: unknown };

const { directory } = workerData as { directory: string };
const store = new InventoryStore(directory, (event) => parentPort?.postMessage(event));

parentPort?.on('message', ({ id, method, args }: WorkerCall) => {
  void answer(id, method, args).then((reply) => parentPort?.postMessage(reply));
});

async function answer(id: number, method: string, args: unknown[]): Promise<WorkerReply> {
  try {
    const methods = store as unknown as Record<string, (...given: unknown[]) => unknown>; // typed by WorkerClient
    return { id, result: await methods[method]?.call(store, ...args) };
  } catch (error) {
    return { id, error };
  }
}
