import 'server-only';
import { env } from '#lib/platform/env.ts';
import { optimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 20 * 1024 ** 2;

/**
 * What lies at the address of a picture. Only the hosts are asked whose pictures the site prepares, and none of them
 * sends it on to another.
 * @throws Error when it cannot be had whole in 10 seconds, or is larger than 20 MiB.
 */
export async function download(address: string): Promise<Buffer> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('Not an address of the web');
  if (!optimisedPictures(env()).origins.includes(url.origin))
    throw new Error('Not a host whose pictures are prepared');

  const response = await fetch(url, {
    headers: { accept: 'image/webp,image/jpeg,image/png' },
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Status ${response.status}`);
  }
  return wholeBody(response);
}

async function wholeBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error(`More than ${MOST_BYTES} bytes`); // leaving the loop ends the download
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
