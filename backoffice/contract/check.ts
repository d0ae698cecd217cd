import * as v from 'valibot';
import type { JsonObject } from '../json.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Checks a body against its schema.
 * @throws Refusal 400 that names every field at fault: 'minPrice must be a number or null.'
 */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  body: JsonObject,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortPipeEarly: true });
  if (result.success) return result.output;

  const faults = result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }));
  const sentence = faults.map(({ field, message }) => `${field} ${message}.`).join(' ');
  throw new Refusal(400, sentence, { fields: faults.map(({ field }) => field) });
}
