import * as v from 'valibot';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import type { RawResponse } from '#lib/backoffice/transport/http.ts';

/** @throws BackofficeError 'status' for anything but 2xx. */
export function requireOk({ status }: RawResponse, call: string): void {
  if (status < 200 || status > 299)
    throw new BackofficeError(`answered ${status}`, { kind: 'status', call, status });
}

/** What was parsed of each response: dozens of callers that share a large one would each have its values in memory. */
const parsed = new WeakMap<RawResponse, unknown>();

/**
 * The body, which callers must not change.
 * @throws BackofficeError 'status' for anything but 2xx, 'contract' for a body that is not JSON.
 */
export function parseJson(response: RawResponse, call: string): unknown {
  requireOk(response, call);
  if (!parsed.has(response)) parsed.set(response, parseBody(response, call));
  return parsed.get(response);
}

function parseBody({ text, status }: RawResponse, call: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackofficeError('the body is not JSON', { kind: 'contract', call, status });
  }
}

/** Like `parseJson`, but 404 and an empty body are `null` too: the item does not exist. */
export function parseOptional(response: RawResponse, call: string): unknown {
  if (response.status === 404) return null;
  return response.status < 300 && response.text.trim() === '' ? null : parseJson(response, call);
}

/** @throws BackofficeError 'contract' that names the first invalid field. */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  call: string,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, body);
  if (success) return output;

  const field = v.getDotPath(issues[0]) ?? 'the body';
  throw new BackofficeError(`${field} is invalid`, { kind: 'contract', call });
}
