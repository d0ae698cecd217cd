import { setTimeout } from 'node:timers/promises';

const POLL_MS = 5;

/** Resolves once the condition is true. Has no time limit besides that of the test. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await setTimeout(POLL_MS);
}
