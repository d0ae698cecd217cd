import { DEALER } from '#lib/dealer/dealer.ts';
import { truncate } from '#lib/domain/text/truncate.ts';
import { texts } from '#lib/texts/current-texts.ts';

/** Search engines truncate longer ones. */
const MAX_TITLE_LENGTH = 60;
const MAX_DESCRIPTION_LENGTH = 160;

/**
 * Page title of at most 60 characters: the subject, the facts that fit, and the dealership if it fits too:
 * `TOYOTA AQUA 2019, Rs 650,000 | Example Motors`.
 */
export function pageTitle(subject: string, facts: readonly string[] = []): string {
  const title = joinWithin(MAX_TITLE_LENGTH, ', ', [subject, ...facts]);
  return joinWithin(MAX_TITLE_LENGTH, ' | ', [title, DEALER.name]);
}

/** A subject and as many of its facts as fit: `TOYOTA AQUA 2019: IN STOCK, Rs 650,000, REF 2345`. */
export function factsDescription(subject: string, facts: readonly string[]): string {
  const [first, ...others] = facts.filter(Boolean);
  const opening = first === undefined ? subject : texts().meta.factOf(subject, first);
  return joinWithin(MAX_DESCRIPTION_LENGTH, ', ', [opening, ...others]);
}

/** As many of the first sentences as fit. */
export function textDescription(text: string): string {
  return joinWithin(MAX_DESCRIPTION_LENGTH, ' ', text.split(/(?<=[.!?…])\s+/));
}

/** As many of the parts as fit, without blank ones, on one line. A first part that is too long is truncated. */
function joinWithin(maxLength: number, separator: string, parts: readonly string[]): string {
  const [first = '', ...others] = parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter(Boolean);
  let joined = truncate(first, maxLength);
  for (const part of others) {
    const longer = `${joined}${separator}${part}`;
    if ([...longer].length > maxLength) break;
    joined = longer;
  }
  return joined;
}
