import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import { Refusal } from './refusal.ts';
import { wrongMethod } from './router.ts';

const A_MONTH = 30 * 24 * 60 * 60;

/** Loaded when the first picture is asked for: an inventory of one's own has its pictures elsewhere. */
function drawer() {
  return import('../pictures/picture.ts');
}

/**
 * Answers a picture of the reference inventory, or 304 to a client that holds it.
 * @throws Refusal 404 when there is no such picture, 405 when it is not to be read.
 */
export async function pictureAnswer(
  request: IncomingMessage,
  pathname: string,
  cacheDirectory: string,
): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw wrongMethod(['GET']);
  }
  const { picture } = await drawer();
  const found = await picture(pathname, cacheDirectory);
  if (!found) throw new Refusal(404, 'There is no such picture.');

  const etag = `"${createHash('sha256').update(found.body).digest('base64url').slice(0, 27)}"`;
  const headers = { etag, 'cache-control': `public, max-age=${A_MONTH}` };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: '' };
  return { status: 200, headers: { ...headers, 'content-type': found.type }, body: found.body };
}
