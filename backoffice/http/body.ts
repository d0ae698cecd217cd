import type { IncomingMessage } from 'node:http';
import { isJsonObject, type JsonObject } from '../json.ts';
import { codeOf } from '../problem.ts';
import { Refusal } from './refusal.ts';

const LARGEST_BODY = 64 * 1024;

/** Deeper nesting than any payload has; what is deeper still could not be written out again. */
const DEEPEST_NESTING = 32;

/**
 * Reads a request's body.
 * @throws Refusal 413 above 64 KiB, 415 when it is not declared as JSON, 400 when it is no JSON object in UTF-8.
 */
export async function readJsonObject(request: IncomingMessage): Promise<JsonObject> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'The content type must be application/json.');
  }
  const value = parse(await readBytes(request));
  if (!isJsonObject(value)) throw new Refusal(400, 'The body must be a JSON object.');
  if (isDeeperThan(DEEPEST_NESTING, value)) throw new Refusal(400, 'The body is nested too deeply.');
  return value;
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  try {
    return await collect(request);
  } catch (error) {
    if (codeOf(error) === 'ECONNRESET') throw new Refusal(400, 'The request broke off.');
    throw error;
  }
}

async function collect(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_BODY) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The rest of the body is not read, so the connection cannot be used again. */
function tooLarge(): Refusal {
  return new Refusal(413, `The body is larger than ${LARGEST_BODY} bytes.`, {
    headers: { connection: 'close' },
  });
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The body is not JSON in UTF-8.');
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
