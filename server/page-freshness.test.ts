import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { limitPageFreshness } from './page-freshness.ts';

const NOW = 1_800_000_000_000;
const OF_NEXT = 's-maxage=60, stale-while-revalidate=31535940';

/** The headers of an answer to which Next gave these. */
function answered(headers: Record<string, string>) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  limitPageFreshness(response, () => NOW);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(200);
  return { ...response.getHeaders() };
}

test.each([
  ['MISS', 0, 60],
  ['HIT', 20, 40],
  ['HIT', 59.9, 1],
  ['HIT', 75, 1],
  ['HIT', -1000, 60],
  ['STALE', 90, 1],
  ['STALE', 0, 1],
])('a page that is a %s and %p s old may be kept for %i s by caches in front', (state, age, seconds) => {
  const headers = answered({
    'cache-control': OF_NEXT,
    'x-nextjs-cache': state,
    'x-rendered-at': String(NOW - age * 1000),
  });
  expect(headers).toEqual({
    'cache-control': `s-maxage=${seconds}, max-age=0, stale-if-error=604800`,
    'x-nextjs-cache': state,
  });
});

test.each([
  { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate', 'x-nextjs-cache': 'MISS' },
  { 'cache-control': 'public, max-age=31536000, immutable' },
  { 'cache-control': 'public, max-age=60, stale-if-error=86400' },
  {},
])('what is no page of the cache is left as it is (%j)', (headers) => {
  expect(answered(headers)).toEqual(headers);
});
