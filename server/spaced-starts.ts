import { setImmediate } from 'node:timers/promises';

/**
 * Turns of the event loop between two starts; the render of a search takes some 24. Node accepts one new connection in each
 * turn: if 32 renders started at once, each turn would have a part of all of them, and new connections would wait for seconds.
 */
const TURNS_BETWEEN_STARTS = 16;

/** Returns a function that resolves when its caller may start, one caller after the other. */
export function spacedStarts(): () => Promise<void> {
  let nextStart = Promise.resolve();

  return function start() {
    const start = nextStart;
    nextStart = start.then(waitBetweenStarts);
    return start;
  };
}

async function waitBetweenStarts(): Promise<void> {
  for (let turn = 0; turn < TURNS_BETWEEN_STARTS; turn += 1) await setImmediate();
}
