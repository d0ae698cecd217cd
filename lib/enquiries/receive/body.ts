import 'server-only';
import { isRecord } from '#lib/backoffice/response/wire.ts';
import { Refusal } from './rejection.ts';

const LARGEST_BODY = 64 * 1024;

/**
 * A body that is too large is read to its end, and forgotten: the connection's next request stands behind it, and many
 * clients look at an answer only then. One that is larger still ends the connection.
 */
const MOST_SKIPPED = 32 * 1024 * 1024;

export type BodyType = 'json' | 'form';

/** What the body says it is; `null` for what no form of this site sends. */
export function bodyType(headers: Headers): BodyType | null {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

/** The body as it came. Throws `Refusal`: 413 above 64 KiB, 400 for what is not UTF-8 or breaks off. */
export async function readBody(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  for await (const chunk of arriving(request)) {
    size += chunk.byteLength;
    if (size > MOST_SKIPPED) throw tooLarge({ Connection: 'close' });
    if (size <= LARGEST_BODY) text += understood(() => decoder.decode(chunk, { stream: true }));
  }
  if (size > LARGEST_BODY) throw tooLarge();
  return text + understood(() => decoder.decode());
}

/** The values by their keys; of a repeated key the first counts. Throws `Refusal` 400 when `text` is not of that type. */
export function parseBody(text: string, type: BodyType): Record<string, unknown> {
  return understood(() => (type === 'json' ? recordOf(JSON.parse(text)) : formOf(text)));
}

/** A body that is JSON but has no fields lacks them all. */
function recordOf(body: unknown): Record<string, unknown> {
  return isRecord(body) ? body : {};
}

function formOf(text: string): Record<string, string> {
  decodeURIComponent(text); // throws for what no form encodes so; URLSearchParams would put up with it
  if (text !== '' && !text.includes('=')) throw new SyntaxError('Not one pair of key and value');
  return Object.fromEntries([...new URLSearchParams(text)].toReversed());
}

async function* arriving({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (cause) {
    throw damaged(cause);
  }
}

/** What `read` gives. Throws `Refusal` 400 when it throws. */
function understood<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw damaged(); // without its cause, which quotes what was typed
  }
}

function damaged(cause?: unknown): Refusal {
  return new Refusal('This message arrived damaged. Please go back and send it again.', {
    status: 400,
    cause,
  });
}

function tooLarge(headers: Record<string, string> = {}): Refusal {
  return new Refusal('This message is too long. Please go back and shorten it.', { status: 413, headers });
}
