import * as v from 'valibot';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import type { RawResponse } from '#lib/backoffice/transport/http.ts';

/** Ten times those of a hundred cars. A value of three bytes may take a hundred in memory. */
const MAX_VALUES = 100_000;

/** What begins another value: a comma, which may also be in a text, or a bracket. */
const [COMMA, BRACKET, BRACE] = [0x2c, 0x5b, 0x7b];

/** @throws BackofficeError 'status' for anything but 2xx. */
export function requireOk({ status }: RawResponse, call: string): void {
  if (status < 200 || status > 299)
    throw new BackofficeError(`answered ${status}`, { kind: 'status', call, status });
}

/** What was parsed of each response: dozens of callers that share a large one would each have its values in memory. */
const parsed = new WeakMap<RawResponse, unknown>();

/**
 * The body, which callers must not change.
 * @throws BackofficeError 'status' for anything but 2xx, 'contract' for a body that is not JSON or has too many values.
 */
export function parseJson(response: RawResponse, call: string): unknown {
  requireOk(response, call);
  if (!parsed.has(response)) parsed.set(response, parseBody(response, call));
  return parsed.get(response);
}

function parseBody({ text, status }: RawResponse, call: string): unknown {
  if (hasTooManyValues(text))
    throw new BackofficeError('the body has too many values', { kind: 'contract', call });
  try {
    return JSON.parse(text);
  } catch {
    throw new BackofficeError('the body is not JSON', { kind: 'contract', call, status });
  }
}

function hasTooManyValues(text: string): boolean {
  let values = 0;
  for (let index = 0; index < text.length && values <= MAX_VALUES; index += 1) {
    const code = text.charCodeAt(index); // compared one by one: `includes` took as long as all the rest
    if (code === COMMA || code === BRACKET || code === BRACE) values += 1;
  }
  return values > MAX_VALUES;
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
