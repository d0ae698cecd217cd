import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { JsonObject } from '#backoffice/json.ts';

/**
 * Validates a body by its schema.
 * @throws HTTPException 400 whose body names every invalid field: 'minPrice must be a number or null.'
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  body: JsonObject,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortPipeEarly: true });
  if (result.success) return result.output;

  const faults = result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }));
  const error = faults.map(({ field, message }) => `${field} ${message}.`).join(' ');
  const fields = faults.map(({ field }) => field);
  throw new HTTPException(400, { message: error, res: Response.json({ error, fields }, { status: 400 }) });
}
