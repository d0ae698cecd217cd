import { env } from '#lib/platform/env.ts';
import { optimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 20 * 1024 ** 2;

/**
 * Downloads a picture from the backoffice or one of IMAGE_HOSTS, without following redirects.
 * @throws Error for any other host, after 10 seconds, and for more than 20 MiB.
 */
export async function download(address: string): Promise<Buffer> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('Not an http(s) address');
  if (!optimisedPictures(env()).origins.includes(url.origin)) throw new Error('Not an allowed picture host');

  const response = await fetch(url, {
    headers: { accept: 'image/webp,image/jpeg,image/png' },
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Status ${response.status}`);
  }
  return readBody(response);
}

async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`More than ${MAX_BYTES} bytes`); // leaving the loop ends the download
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
