import { parentPort } from 'node:worker_threads';
import { draw } from './draw.ts';
import type { Drawn } from './drawing-pool.ts';

/** One drawing thread: takes a picture's address, answers the picture. */
parentPort?.on('message', (pathname: string) => {
  draw(pathname).then(
    (picture) => answer({ picture }),
    (error: unknown) =>
      answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

function answer(drawn: Drawn): void {
  parentPort?.postMessage(drawn);
}
