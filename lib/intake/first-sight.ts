/** Set by the server around Next (server/first-sights.ts), which drops it from what a client sends. */
export const FIRST_SIGHT_HEADER = 'x-first-sight-ms';

/** Milliseconds since the client was first seen at a page, null when nobody knows. */
export function sinceFirstSight(headers: Headers): number | null {
  const header = headers.get(FIRST_SIGHT_HEADER);
  return header === null ? null : Number(header);
}
