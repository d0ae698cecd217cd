import { timeout, TimeoutStrategy } from 'cockatiel';
import { join } from 'node:path';
import { Cache } from '#lib/cache/cache.ts';
import type { Entry, Made } from '#lib/cache/entry.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ShareCard } from '#lib/domain/sharing/share-card.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { env } from '#lib/platform/env.ts';
import { matchesEtag } from '#lib/platform/http-headers.ts';
import { lazily } from '#lib/platform/lazily.ts';
import { LIMITS, POOLS } from '#lib/platform/limits.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { ogImageVersion, parseOgImageFile, siteCard } from '#lib/seo/og-image-address.ts';
import { draw, type LayOut } from './draw.ts';

export type ImageRequest = {
  /** Identifies the subject of the picture in every language: `car TkhQMTAtNjcxMjM0NQ`. */
  subject: string;
  /** Last segment of the path (`parseOgImageFile`). */
  file: string;
  /** Loads the picture's content; null when the subject does not exist. */
  loadCard: (language: Language) => Promise<ShareCard | null>;
  layOut: LayOut;
};

const YEAR_SECONDS = 31_536_000;
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

/** How long a picture is kept whose photograph could not be loaded. */
const FALLBACK_SECONDS = 60;
const SHORT_LIVED = `public, max-age=${FALLBACK_SECONDS}`;

/** For browsers only: an address may name any version, and a cache in front would keep a copy for each. */
const OTHER_VERSION = `private, max-age=${FALLBACK_SECONDS}`;

/** Messengers wait about 5 seconds. A slower drawing is finished and stored for the next request. */
const timeLimit = timeout(4_500, TimeoutStrategy.Aggressive);

const pictures = lazily(() => {
  const disk = new DiskStore(join(env().dataDir, 'share'), LIMITS.sharePicturesOnDisk);
  return new Cache({ memory: null, disk, tags: null, shared: null, now: Date.now });
});

/**
 * Sends an Open Graph picture, immutable under the address of its version. As a fallback it is cached briefly, and under the
 * address of another version by browsers only. When it cannot be drawn in time, the site's own picture is sent instead.
 */
export async function respondWithImage(request: Request, image: ImageRequest): Promise<Response> {
  const { subject, file, loadCard, layOut } = image;
  const named = parseOgImageFile(file);
  if (!named) return notFound();
  const { version, language } = named;

  async function make(): Promise<Made> {
    const card = await loadCard(language);
    if (!card) return { status: 404, headers: [], tags: [], lifetime: 0, body: Buffer.alloc(0) };
    const current = ogImageVersion(card);
    if (current === version) return drawInTurn(subject, card, layOut);
    const key = keyOf(subject, language, current);
    const { entry } = await pictures().get(key, () => drawInTurn(subject, card, layOut));
    return { ...entry.head, headers: headersFor(OTHER_VERSION), lifetime: 0, body: entry.kept };
  }

  try {
    const found = timeLimit.execute(() => pictures().get(keyOf(subject, language, version), make));
    return respond(request, (await found).entry);
  } catch (error) {
    warnThrottled('og-image.fallback', error);
    const card = siteCard(language);
    const key = keyOf('site', language, ogImageVersion(card));
    const { entry } = await pictures().get(key, () => drawInTurn('site', card, layOut));
    return respond(request, entry, OTHER_VERSION);
  }
}

function keyOf(subject: string, language: Language, version: string): string {
  return `${language} ${subject} ${version}`;
}

/** The site's own picture does not wait for a place, since it replaces those that cannot be drawn. */
function drawInTurn(subject: string, card: ShareCard, layOut: LayOut): Promise<Made> {
  return subject === 'site' ? drawn(card, layOut) : POOLS.pictures.execute(() => drawn(card, layOut));
}

async function drawn(card: ShareCard, layOut: LayOut): Promise<Made> {
  const { jpeg, isFallback } = await draw(card, layOut);
  return {
    status: 200,
    headers: headersFor(isFallback ? SHORT_LIVED : IMMUTABLE),
    tags: [],
    lifetime: isFallback ? FALLBACK_SECONDS : YEAR_SECONDS,
    body: jpeg,
  };
}

function headersFor(cacheControl: string): string[] {
  return ['content-type', 'image/jpeg', 'cache-control', cacheControl];
}

function respond(request: Request, { head, etag, kept }: Entry, cacheControl?: string): Response {
  if (head.status === 404) return notFound();
  const [, type = '', , caching = ''] = head.headers; // headersFor
  const headers = { etag, 'cache-control': cacheControl ?? caching };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(kept), { headers: { ...headers, 'content-type': type } });
}

function notFound(): Response {
  return new Response('There is no such picture.\n', {
    status: 404,
    headers: { 'cache-control': SHORT_LIVED },
  });
}
