import type { HonoRequest } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isJsonObject, type JsonObject } from '#backoffice/json.ts';

/** Bytes. */
export const LARGEST_BODY = 64 * 1024;

/** No payload is nested that deeply; JSON.stringify runs out of stack on what is nested without a limit. */
const DEEPEST_NESTING = 32;

/** @throws HTTPException 415 when the body is not declared as JSON, 400 when it is not a JSON object in UTF-8. */
export async function readJsonObject(request: HonoRequest): Promise<JsonObject> {
  if (!/^application\/json\s*(;|$)/i.test(request.header('content-type') ?? '')) {
    throw new HTTPException(415, { message: 'The content type must be application/json.' });
  }
  const value = parse(await request.arrayBuffer());
  if (!isJsonObject(value)) throw new HTTPException(400, { message: 'The body must be a JSON object.' });
  if (!isDeeperThan(DEEPEST_NESTING, value)) return value;
  throw new HTTPException(400, { message: 'The body is nested too deeply.' });
}

function parse(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HTTPException(400, { message: 'The body is not JSON in UTF-8.' });
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
