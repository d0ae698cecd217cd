import 'server-only';
import { join } from 'node:path';
import { hash } from 'node:crypto';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { processWide } from '#lib/platform/process-singleton.ts';
import { env } from '#lib/platform/env.ts';
import { log } from '#lib/platform/log.ts';
import { FeedStore, type MakeFeed } from './feed-store.ts';

const FRESHNESS = 'public, max-age=60, stale-if-error=86400';

const store = processWide(
  'feeds',
  () => new FeedStore({ directory: join(env().dataDir, 'feeds', place()), now: Date.now }),
);

/** Feeds hold whole addresses: those of another public address or backoffice are not this site's. */
function place(): string {
  const { siteUrl, backofficeUrl } = env();
  return hash('sha256', JSON.stringify([siteUrl, backofficeUrl])).slice(0, 16);
}

/** For what is read by programs and is not to be found by people. */
export const NOINDEX = { 'x-robots-tag': 'noindex' };

type Feed = { name: string; type: string; headers?: Record<string, string>; make: MakeFeed };

/** The feed as it is kept or as it is generated now: 404 when there is none, 503 when it cannot be had. */
export async function respondWithFeed({ name, type, headers = {}, make }: Feed): Promise<Response> {
  try {
    const content = await store.open(name, make);
    if (content === null) return refusal(404, 'There is no such file.\n');
    // Reads nothing before it is asked: an answer to HEAD opens no file.
    const body = NodeStream.from(content) as ReadableStream; // Node's type of the same
    return new Response(body, {
      headers: { 'content-type': type, 'cache-control': FRESHNESS, ...headers },
    });
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    log('warn', 'feed.unavailable', { name, error });
    return refusal(503, 'Our list of cars does not answer just now.\n', { 'retry-after': '60' });
  }
}

function refusal(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
