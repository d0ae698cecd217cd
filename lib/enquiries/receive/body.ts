import { isRecord } from '#lib/backoffice/response/wire.ts';
import { RejectedRequest } from './rejection.ts';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * A body that is too large is read to its end and dropped, because many clients read the response only after they have
 * sent everything. Above this size the connection is closed instead.
 */
const MAX_SKIPPED_BYTES = 32 * 1024 * 1024;

export type BodyType = 'json' | 'form';

/** By `Content-Type`; `null` for a type that no form of this site sends. */
export function bodyType(headers: Headers): BodyType | null {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

/** The body as text. @throws RejectedRequest 413 above 64 KiB, 400 when it is not UTF-8 or breaks off. */
export async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > MAX_SKIPPED_BYTES) throw tooLarge({ Connection: 'close' });
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) throw tooLarge();
  return orDamaged(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
}

/** The values by their keys; of a repeated key the first. @throws RejectedRequest 400 when `text` is not of that type. */
export function parseBody(text: string, type: BodyType): Record<string, unknown> {
  return orDamaged(() => (type === 'json' ? recordOf(JSON.parse(text)) : formOf(text)));
}

/** JSON other than an object has no fields. */
function recordOf(body: unknown): Record<string, unknown> {
  return isRecord(body) ? body : {};
}

function formOf(text: string): Record<string, string> {
  decodeURIComponent(text); // throws on malformed escapes, which URLSearchParams would let pass
  if (text !== '' && !text.includes('=')) throw new SyntaxError('Not one pair of key and value');
  return Object.fromEntries([...new URLSearchParams(text)].toReversed());
}

async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (cause) {
    throw damaged(cause);
  }
}

/** @throws RejectedRequest 400 when `read` throws. */
function orDamaged<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw damaged(); // without the cause, which quotes what was typed
  }
}

function damaged(cause?: unknown): RejectedRequest {
  return new RejectedRequest('This message arrived damaged. Please go back and send it again.', {
    status: 400,
    cause,
  });
}

function tooLarge(headers: Record<string, string> = {}): RejectedRequest {
  return new RejectedRequest('This message is too long. Please go back and shorten it.', {
    status: 413,
    headers,
  });
}
