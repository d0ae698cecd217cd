import { joinWithin } from './fit-text.ts';

/** Search engines truncate longer descriptions. */
const MAX_LENGTH = 160;

/** A subject and as many of its facts as fit: `TOYOTA AQUA 2019: IN STOCK, Rs 650,000, REF 2345`. */
export function factsDescription(subject: string, facts: readonly string[]): string {
  const [first, ...others] = facts.filter(Boolean);
  const opening = first === undefined ? subject : `${subject}: ${first}`;
  return joinWithin([opening, ...others], ', ', MAX_LENGTH);
}

/** As many of the first sentences as fit. */
export function textDescription(text: string): string {
  return joinWithin(text.split(/(?<=[.!?…])\s+/), ' ', MAX_LENGTH);
}
