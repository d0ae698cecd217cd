import type { HonoRequest } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { isJsonObject, type JsonObject } from '#backoffice/json.ts';

export const MAX_BODY_BYTES = 64 * 1024;

/**
 * The validated body of a request.
 * @throws HTTPException 415 without the content type of JSON, 400 when the body is not a JSON object in UTF-8, and 400
 * whose body names every invalid field: 'minPrice must be a number or null.'
 */
export async function readBody<Schema extends v.GenericSchema>(
  request: HonoRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(request.header('content-type') ?? '')) {
    throw new HTTPException(415, { message: 'The content type must be application/json.' });
  }
  const result = v.safeParse(schema, parse(await request.arrayBuffer()), { abortPipeEarly: true });
  if (result.success) return result.output;

  const issues = result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }));
  const error = issues.map(({ field, message }) => `${field} ${message}.`).join(' ');
  const fields = issues.map(({ field }) => field);
  throw new HTTPException(400, { message: error, res: Response.json({ error, fields }, { status: 400 }) });
}

function parse(body: ArrayBuffer): JsonObject {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (isJsonObject(value)) return value;
  } catch {
    throw new HTTPException(400, { message: 'The body is not JSON in UTF-8.' });
  }
  throw new HTTPException(400, { message: 'The body must be a JSON object.' });
}
