import { DEALER } from '#lib/platform/dealer.ts';

import { joinWithin } from './fit-text.ts';

/** Search engines truncate longer titles. */
const MAX_LENGTH = 60;

/**
 * Page title of at most 60 characters: the subject, the facts that fit, and the dealership if it fits too:
 * `TOYOTA AQUA 2019, Rs 650,000 | Example Motors`.
 */
export function pageTitle(subject: string, facts: readonly string[] = []): string {
  const title = joinWithin([subject, ...facts], ', ', MAX_LENGTH);
  return joinWithin([title, DEALER.name], ' | ', MAX_LENGTH);
}
