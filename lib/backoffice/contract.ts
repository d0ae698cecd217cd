import 'server-only';
import * as v from 'valibot';
import { BackofficeError } from './errors';
import type { Answer } from './http';

/**
 * What the backoffice answered, as JSON.
 * @throws BackofficeError 'status' for anything but 2xx, 'contract' for a body that is not JSON.
 */
export function accepted(answer: Answer, call: string): unknown {
  const { status } = answer;
  if (status < 200 || status > 299)
    throw new BackofficeError(`answered ${status}`, { kind: 'status', call, status });
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new BackofficeError('the answer is not JSON', { kind: 'contract', call, status });
  }
}

/** @throws BackofficeError 'contract' that names the first field that is not as promised. */
export function promised<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  call: string,
): v.InferOutput<Schema> {
  const checked = v.safeParse(schema, body);
  if (checked.success) return checked.output;

  const field = v.getDotPath(checked.issues[0]) ?? 'the body';
  throw new BackofficeError(`${field} is not as promised`, { kind: 'contract', call });
}
