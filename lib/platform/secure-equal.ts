import { hash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal, in a time that tells nothing about where they differ or how long they are. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'));
}
