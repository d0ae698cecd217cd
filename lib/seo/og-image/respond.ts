import { timeout, TimeoutStrategy } from 'cockatiel';
import { hash } from 'node:crypto';
import type { Language } from '#lib/domain/language.ts';
import type { ShareCard } from '#lib/domain/sharing/share-card.ts';
import { matchesEtag } from '#lib/platform/http-headers.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { parseOgImageFile, siteCard } from '#lib/seo/og-image-address.ts';
import type { LayOut } from './draw.ts';
import { FALLBACK_SECONDS, ogImages, type StoredImage } from './og-images.ts';

export type ImageRequest = {
  /** Identifies the subject of the picture in every language: `car TkhQMTAtNjcxMjM0NQ`. */
  subject: string;
  /** Last segment of the path (`parseOgImageFile`). */
  file: string;
  /** Loads the picture's content; null when the subject does not exist. */
  loadCard: (language: Language) => Promise<ShareCard | null>;
  layOut: LayOut;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT_LIVED = `public, max-age=${FALLBACK_SECONDS}`;

/** For browsers only: an address may name any version, and a cache in front would keep a copy for each. */
const OTHER_VERSION = `private, max-age=${FALLBACK_SECONDS}`;

/** Messengers wait about 5 seconds. A slower drawing is finished and stored for the next request. */
const timeLimit = timeout(4_500, TimeoutStrategy.Aggressive);

/**
 * Sends an Open Graph picture, immutable under the address of its version. As a fallback it is cached briefly, and under the
 * address of another version by browsers only. When it cannot be drawn in time, the subject's last picture or the site's own is
 * sent instead.
 */
export async function respondWithImage(
  request: Request,
  { subject, file, loadCard, layOut }: ImageRequest,
): Promise<Response> {
  const named = parseOgImageFile(file);
  if (!named) return notFound();
  const { version, language } = named;
  const stored = `${language} ${subject}`;
  try {
    const image = await timeLimit.execute(async () => {
      const card = await loadCard(language);
      return card && ogImages().get(stored, card, layOut);
    });
    return image ? respond(request, image, version) : notFound();
  } catch (error) {
    warnThrottled('og-image.fallback', error);
    const image =
      (await ogImages().last(stored)) ??
      (await ogImages().get(`${language} site`, siteCard(language), layOut));
    return respond(request, image, version);
  }
}

function respond(request: Request, image: StoredImage, version: string): Response {
  const etag = `"${hash('sha256', image.jpeg).slice(0, 16)}"`;
  const lifetime = image.isFallback ? SHORT_LIVED : IMMUTABLE;
  const headers = { etag, 'cache-control': image.version === version ? lifetime : OTHER_VERSION };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(image.jpeg), { headers: { ...headers, 'content-type': 'image/jpeg' } });
}

function notFound(): Response {
  return new Response('There is no such picture.\n', {
    status: 404,
    headers: { 'cache-control': SHORT_LIVED },
  });
}
