import { joinWithin } from './fit-text.ts';

/** What a list of search results shows of a description. */
const MOST_CHARACTERS = 160;

/** A subject and as many of its facts as fit: `TOYOTA AQUA 2019: IN STOCK, Rs 650,000, REF 2345`. */
export function factsDescription(subject: string, facts: readonly string[]): string {
  const [first, ...others] = facts.filter(Boolean);
  const opening = first === undefined ? subject : `${subject}: ${first}`;
  return joinWithin([opening, ...others], ', ', MOST_CHARACTERS);
}

/** As many of a text's first sentences as fit. */
export function textDescription(text: string): string {
  return joinWithin(text.split(/(?<=[.!?…])\s+/), ' ', MOST_CHARACTERS);
}
