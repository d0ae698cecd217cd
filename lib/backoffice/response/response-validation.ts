import 'server-only';
import * as v from 'valibot';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import type { Answer } from '#lib/backoffice/transport/http.ts';

/** @throws BackofficeError 'status' for anything but 2xx. */
export function requireAccepted({ status }: Answer, call: string): void {
  if (status < 200 || status > 299)
    throw new BackofficeError(`answered ${status}`, { kind: 'status', call, status });
}

/**
 * What the backoffice answered, as JSON.
 * @throws BackofficeError 'status' for anything but 2xx, 'contract' for a body that is not JSON.
 */
export function accepted(answer: Answer, call: string): unknown {
  requireAccepted(answer, call);
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new BackofficeError('the answer is not JSON', { kind: 'contract', call, status: answer.status });
  }
}

/**
 * The one thing that was asked for: 404, an empty body and `null` all mean that there is none. Errors as `accepted`.
 */
export function found(answer: Answer, call: string): unknown {
  if (answer.status === 404) return null;
  return answer.status < 300 && answer.text.trim() === '' ? null : accepted(answer, call);
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
