import { isRecord } from '#lib/backoffice/response/wire.ts';
import { LIMITS } from '#lib/platform/limits.ts';
import { RejectedRequest } from './rejection.ts';

export type BodyType = 'json' | 'form';

/** The type by `Content-Type`; `null` for a type that the forms of this site do not send. */
export function bodyType(headers: Headers): BodyType | null {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

/** The body as text. @throws RejectedRequest 413 above 64 KiB, 400 when it is incomplete or not UTF-8 */
export async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > LIMITS.discardedFormBytes) throw tooLarge({ Connection: 'close' });
    if (size <= LIMITS.formBytes) chunks.push(chunk);
  }
  if (size > LIMITS.formBytes) throw tooLarge();
  return parseOrReject(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
}

/** The values by key, the first of each key. @throws RejectedRequest 400 when `text` is malformed */
export function parseBody(text: string, type: BodyType): Record<string, unknown> {
  return parseOrReject(() => (type === 'json' ? recordOrEmpty(JSON.parse(text)) : parseForm(text)));
}

/** Any JSON but an object counts as an object without fields. */
function recordOrEmpty(body: unknown): Record<string, unknown> {
  return isRecord(body) ? body : {};
}

function parseForm(text: string): Record<string, string> {
  decodeURIComponent(text); // throws on malformed escapes, which URLSearchParams accepts
  if (text !== '' && !text.includes('=')) throw new SyntaxError('No pair of key and value');
  return Object.fromEntries([...new URLSearchParams(text)].toReversed());
}

async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (cause) {
    throw malformed(cause);
  }
}

/** @throws RejectedRequest 400 when `parse` throws */
function parseOrReject<T>(parse: () => T): T {
  try {
    return parse();
  } catch {
    throw malformed(); // without the cause, which quotes the visitor's input
  }
}

function malformed(cause?: unknown): RejectedRequest {
  return new RejectedRequest('malformed', {
    status: 400,
    cause,
  });
}

function tooLarge(headers: Record<string, string> = {}): RejectedRequest {
  return new RejectedRequest('tooLong', {
    status: 413,
    headers,
  });
}
