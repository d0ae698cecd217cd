import type { EnquiryTexts } from './form';

const SHORTEST_MS = 200;

/** Who advertises pastes a text and presses at once; who asks about a car by its address has read about it before. */
const SHORTEST_WITH_LINK_MS = 3000;

const LINK = /https?:\/\/|www\.|<a\s|\[url/i;

/**
 * Whether a form came sooner than a person can have filled it in. `elapsedMs` is what has gone by since the sender was
 * first seen at any page, null when that is not known: then nobody is turned away.
 */
export function isTooQuick(texts: EnquiryTexts, elapsedMs: number | null): boolean {
  if (elapsedMs === null) return false;
  const hasLink = Object.values(texts).some((text) => LINK.test(text));
  return elapsedMs < (hasLink ? SHORTEST_WITH_LINK_MS : SHORTEST_MS);
}
