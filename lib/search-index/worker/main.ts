import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { InventoryStore } from './store.ts';

/**
 * One call of a method of the store. A query has a deadline, in milliseconds since 1970, after which its caller no longer
 * waits; other calls have none.
 */
export type WorkerCall = { id: number; method: string; args: unknown[]; deadline: number | null };
export type WorkerReply = { id: number; result?: unknown; error?: unknown; isLate?: true };

const { directory } = workerData as { directory: string };
const store = new InventoryStore(directory, (event) => parentPort?.postMessage(event));

/** Updates and syncs do not wait behind queries. */
const urgent: WorkerCall[] = [];
const queries: WorkerCall[] = [];
let isRunning = false;

parentPort?.on('message', (call: WorkerCall) => {
  (call.deadline === null ? urgent : queries).push(call);
  if (!isRunning) void run();
});

/** Starts one call after the other, and receives messages in between. Queries past their deadline are not started. */
async function run(): Promise<void> {
  isRunning = true;
  await setImmediate(); // an urgent call may have come together with the first one
  for (let call = next(); call; call = next()) {
    if (call.deadline !== null && call.deadline < Date.now())
      parentPort?.postMessage({ id: call.id, isLate: true } satisfies WorkerReply);
    else void answer(call).then((reply) => parentPort?.postMessage(reply));
    await setImmediate();
  }
  isRunning = false;
}

function next(): WorkerCall | undefined {
  return urgent.shift() ?? queries.shift();
}

async function answer({ id, method, args }: WorkerCall): Promise<WorkerReply> {
  try {
    const methods = store as unknown as Record<string, (...given: unknown[]) => unknown>; // typed by WorkerClient
    return { id, result: await methods[method]?.call(store, ...args) };
  } catch (error) {
    return { id, error };
  }
}
