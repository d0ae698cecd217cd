import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { limitFreshness } from './page-freshness.ts';

const NEXT_CACHE_CONTROL = 's-maxage=60, stale-while-revalidate=31535940';

/** The headers that are sent when Next sets these. */
function sent(headers: Record<string, string>) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  limitFreshness(response);
  return { ...response.getHeaders() };
}

test.each(['MISS', 'HIT', 'STALE'])('caches in front may keep a page that is a %s for a second', (state) => {
  expect(sent({ 'cache-control': NEXT_CACHE_CONTROL, 'x-nextjs-cache': state })).toEqual({
    'cache-control': 's-maxage=1, max-age=0, stale-if-error=604800',
    'x-nextjs-cache': state,
  });
});

test.each([
  { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate', 'x-nextjs-cache': 'MISS' },
  { 'cache-control': 'public, max-age=31536000, immutable' },
  { 'cache-control': 'public, max-age=60, stale-if-error=86400' },
  {},
])('a response that is no cached page is left unchanged (%j)', (headers) => {
  expect(sent(headers)).toEqual(headers);
});
