import { DEALER } from '#lib/platform/dealer.ts';

import { joinWithin } from './fit-text.ts';

/** What a list of search results shows of a title. */
const MOST_CHARACTERS = 60;

/**
 * Title of a page, at most 60 characters: its subject, then the facts that fit, then the dealership if that fits too:
 * `TOYOTA AQUA 2019, Rs 650,000 | Example Motors`.
 */
export function pageTitle(subject: string, facts: readonly string[] = []): string {
  const title = joinWithin([subject, ...facts], ', ', MOST_CHARACTERS);
  return joinWithin([title, DEALER.name], ' | ', MOST_CHARACTERS);
}
