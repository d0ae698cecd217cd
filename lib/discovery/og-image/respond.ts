import 'server-only';
import { timeout, TimeoutStrategy } from 'cockatiel';
import { hash } from 'node:crypto';
import type { ShareCard } from '#lib/domain/sharing/share-card.ts';
import { log } from '#lib/platform/log.ts';
import type { KeptPicture } from './picture-file.ts';
import { MAKESHIFT_SECONDS, sharePictures } from './og-images.ts';

type Asked = {
  /** What it is a picture of, told apart from every other subject. */
  subject: string;
  /** The last part of the path: version and `.jpg`. */
  file: string;
  /** What the picture is to say; null when there is no such subject. */
  card: () => Promise<ShareCard | null>;
};

const FILE = /^([\da-f]{16})\.jpg$/;
const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = `public, max-age=${MAKESHIFT_SECONDS}`;

/** Messengers do not wait long. What is late is finished all the same, for whoever asks next. */
const inTime = timeout(4_500, TimeoutStrategy.Aggressive);

/**
 * A share picture, kept forever under the version that it has. Under another one, and without its photograph, it is
 * kept briefly, as is what stands in for a picture that cannot be had now: the subject's last one, else the site's own.
 */
export async function answerPicture(request: Request, { subject, file, card }: Asked): Promise<Response> {
  const [, version] = FILE.exec(file) ?? [];
  if (version === undefined) return missing();
  try {
    const picture = await inTime.execute(() => currentPicture(subject, card));
    return picture ? answer(request, picture, version) : missing();
  } catch (error) {
    log('warn', 'share-image.stand-in', { subject, error });
    const pictures = sharePictures();
    return answer(request, (await pictures.last(subject)) ?? (await pictures.site()), version);
  }
}

/** As {@link answerPicture}, for the site's own picture. */
export async function answerSitePicture(request: Request, file: string): Promise<Response> {
  const [, version] = FILE.exec(file) ?? [];
  return version === undefined ? missing() : answer(request, await sharePictures().site(), version);
}

async function currentPicture(subject: string, card: Asked['card']): Promise<KeptPicture | null> {
  const wanted = await card();
  return wanted && sharePictures().of(subject, wanted);
}

function answer(request: Request, picture: KeptPicture, version: string): Response {
  const etag = `"${hash('sha256', picture.jpeg).slice(0, 16)}"`;
  const isLasting = picture.version === version && !picture.isMakeshift;
  const headers = { etag, 'cache-control': isLasting ? FOREVER : BRIEFLY };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });

  return new Response(new Uint8Array(picture.jpeg), {
    headers: {
      ...headers,
      'content-type': 'image/jpeg',
    },
  });
}

function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function missing(): Response {
  return new Response('There is no such picture.\n', { status: 404, headers: { 'cache-control': BRIEFLY } });
}
