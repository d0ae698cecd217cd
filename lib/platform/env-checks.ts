import { isIP } from 'node:net';
import * as v from 'valibot';

// Schemas of environment variables. Each message completes the sentence 'expected ...'.

const HOST_NAME = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*`;
const HOST = new RegExp(String.raw`^(?:${HOST_NAME}|\[[\da-f:.]+\])(?::\d{1,5})?$`);
const INTERFACE_NAME = new RegExp(`^${HOST_NAME}$`, 'i');

/** The schema of a variable without a default. */
export function nullIfUnset<T extends v.GenericSchema<string, unknown>>(schema: T) {
  return v.nullish(schema, null);
}

export function wholeNumber(from: number, to: number) {
  function isInRange(value: string): boolean {
    return /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to;
  }
  return v.pipe(v.string(), v.check(isInRange, `a whole number from ${from} to ${to}`), v.transform(Number));
}

/** A comma-separated list. */
export function list<T extends v.GenericSchema<string, string>>(item: T) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((part) => part.trim())),
    v.transform((parts) => parts.filter((part) => part !== '')),
    v.array(item),
  );
}

function isOrigin(value: string): boolean {
  const parsed = URL.parse(value);
  return parsed !== null && !parsed.username && !parsed.password && /^https?:\/\/[^/?#\\]+\/?$/i.test(value);
}

export const ORIGIN = v.pipe(
  v.string(),
  v.check(
    isOrigin,
    'an origin such as https://www.example.com, without user name, password, path, query or fragment',
  ),
  v.transform((value) => new URL(value).origin),
);

/** @param expected the message */
export function text(pattern: RegExp, expected: string) {
  return v.pipe(v.string(), v.regex(pattern, expected));
}

export const IMAGE_HOST = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(HOST, 'a comma-separated list of hosts such as cdn.example.com:8443'),
);

export const LISTEN_ADDRESS = v.pipe(
  v.string(),
  v.check(
    (value) => isIP(value) !== 0 || INTERFACE_NAME.test(value),
    'an address to listen on such as 127.0.0.1',
  ),
);

/** @param expected the message, usually an example */
export function url(protocol: RegExp, expected: string) {
  return v.pipe(
    v.string(),
    v.check((value) => protocol.test(URL.parse(value)?.protocol ?? ''), expected),
  );
}

/** Redis' client decodes user name and password, and reads the path as the number of a database. */
function isRedisUrl(value: string): boolean {
  const { protocol = '', pathname = '', username, password } = URL.parse(value) ?? {};
  if (!/^rediss?:$/.test(protocol) || !/^\/?\d*$/.test(pathname)) return false;
  try {
    decodeURIComponent(`${username}:${password}`);
    return true;
  } catch {
    return false;
  }
}

/** @param example the address of a server, in the message */
export function redisUrl(example: string) {
  const expected = `${example}, with a number as path or none, and with special characters of a password encoded`;
  return v.pipe(v.string(), v.check(isRedisUrl, expected));
}
