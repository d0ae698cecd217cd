import { env } from '#lib/platform/env.ts';
import { LIMITS } from '#lib/platform/limits.ts';
import { pictureOrigins } from '#lib/domain/pictures/optimised-pictures.ts';

const TIMEOUT_MS = 10_000;

/**
 * A server that sends less than this in this time has stalled. Until its time limit it would keep its place from other
 * pictures.
 */
const STALL_MS = 2_000;
const MIN_PROGRESS_BYTES = 32 * 1024;

/** A downloaded picture. `etag` identifies its content on its server; null when the server sends none. */
export type Original = { content: Buffer; etag: string | null };

/**
 * Downloads a picture from the backoffice or one of IMAGE_HOSTS, without following redirects.
 * @throws Error for any other host, when `signal` aborts or the server stalls, and for more than 20 MiB.
 */
export async function download(address: string, signal: AbortSignal, stallMs = STALL_MS): Promise<Buffer> {
  const response = await request(address, {}, signal);
  return (await read(response, stallMs)).content;
}

/** Reads the body of an answer; null when the picture is unchanged. */
export type ReadOriginal = () => Promise<Original | null>;

/**
 * Asks for a picture like `download`, unless it still has this ETag.
 * @returns what reads the answer, as soon as it begins
 */
export async function requestIfChanged(address: string, etag: string | null): Promise<ReadOriginal> {
  const headers = etag === null ? {} : { 'if-none-match': etag };
  const response = await request(address, headers, AbortSignal.timeout(TIMEOUT_MS));
  return async () => (etag !== null && response.status === 304 ? null : read(response));
}

function request(address: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('Not an http(s) address');
  if (!pictureOrigins(env()).includes(url.origin)) throw new Error('Not an allowed picture host');
  return fetch(url, {
    headers: { accept: 'image/webp,image/jpeg,image/png', ...headers },
    redirect: 'error',
    cache: 'no-store',
    signal,
  });
}

async function read(response: Response, stallMs = STALL_MS): Promise<Original> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Status ${response.status}`);
  }
  return { content: await readBody(response, stallMs), etag: response.headers.get('etag') };
}

async function readBody({ body }: Response, stallMs: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let nextProgress = MIN_PROGRESS_BYTES;
  const stall = new AbortController();
  const timer = setTimeout(() => stall.abort(new Error('The server has stalled')), stallMs);
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      bytes += chunk.byteLength;
      if (bytes >= nextProgress) {
        timer.refresh();
        nextProgress = bytes + MIN_PROGRESS_BYTES;
      }
      if (bytes > LIMITS.pictureBytes) throw new Error(`More than ${LIMITS.pictureBytes} bytes`); // ends the download
      chunks.push(chunk);
    },
  });
  try {
    await body?.pipeTo(sink, { signal: stall.signal });
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}
