import { setImmediate } from 'node:timers/promises';

/** Resolves once it holds, which something under way brings about; the test's own time limit ends a wait in vain. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setImmediate();
}
