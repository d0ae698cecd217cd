import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

type Job = { pathname: string; resolve: (picture: Buffer) => void; reject: (reason: unknown) => void };

/** What a drawing thread answers. */
export type Drawn = { picture: Uint8Array } | { failure: string };

const MOST_WORKERS = Math.min(4, availableParallelism());
const waiting: Job[] = [];
const idle: Worker[] = [];
let workers = 0;

/**
 * Draws a picture on another thread, so that the caller's keeps answering.
 * @throws when the drawing fails
 */
export function drawAside(pathname: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    waiting.push({ pathname, resolve, reject });
    work();
  });
}

function work(): void {
  if (waiting.length === 0) return;
  const worker = idle.pop() ?? newWorker();
  const job = worker && waiting.shift();
  if (worker && job) start(worker, job);
}

function newWorker(): Worker | null {
  if (workers >= MOST_WORKERS) return null;
  workers += 1;
  const execArgv: string[] = []; // flags meant for the main program may not suit a thread
  return new Worker(new URL('./drawing-thread.ts', import.meta.url), { execArgv });
}

/** A busy thread keeps the program running, an idle one does not. */
function start(worker: Worker, { pathname, resolve, reject }: Job): void {
  function onDrawn(drawn: Drawn): void {
    worker.off('error', onCrash);
    worker.unref();
    idle.push(worker);
    if ('picture' in drawn) resolve(Buffer.from(drawn.picture));
    else reject(new Error(`Cannot draw ${pathname}: ${drawn.failure}`));
    work();
  }
  function onCrash(error: unknown): void {
    worker.off('message', onDrawn);
    workers -= 1;
    reject(error);
    work();
  }
  worker.ref();
  worker.once('message', onDrawn);
  worker.once('error', onCrash);
  worker.postMessage(pathname);
}
