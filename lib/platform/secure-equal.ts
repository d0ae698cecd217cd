import { hash, timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time: the duration reveals neither where they differ nor how long they are. */
export function secureEqual(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}
