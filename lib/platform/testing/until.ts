import { setTimeout } from 'node:timers/promises';

const POLL_MS = 5;

/** Resolves once it holds, which something under way brings about; the test's own time limit ends a wait in vain. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(POLL_MS);
}
