import fc from 'fast-check';
import { fuzzValue, MARKUP } from './fuzz-values.ts';

/** A response whose status, headers and body may contradict each other. */
export type MalformedResponse = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The connection closes before the body is complete. */
  isTruncated: boolean;
};

/** Mutates the body of a valid response into a malformed response. */
type Mutation = (valid: unknown) => MalformedResponse;

/** A position in a JSON value: at each level a fraction of the number of keys. */
const position = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 0, maxLength: 4 });

/** A copy of the value with a replacement at this position. */
function replacedAt(value: unknown, [choice, ...deeper]: number[], replacement: unknown): unknown {
  if (choice === undefined || typeof value !== 'object' || value === null) return replacement;
  const keys = Object.keys(value);
  const key = keys[Math.floor(choice * keys.length)];
  const changed = new Map(Object.entries(value));
  if (key !== undefined) changed.set(key, replacedAt(changed.get(key), deeper, replacement));
  return Array.isArray(value) ? [...changed.values()] : Object.fromEntries(changed);
}

function json(value: unknown, over: Partial<MalformedResponse> = {}): MalformedResponse {
  const body = Buffer.from(JSON.stringify(value) ?? '');
  return { status: 200, headers: { 'content-type': 'application/json' }, body, isTruncated: false, ...over };
}

const wrongValues: fc.Arbitrary<Mutation> = fc
  .array(fc.tuple(position, fuzzValue), { minLength: 1, maxLength: 4 })
  .map((changes) => (valid) => json(changes.reduce((value, [at, to]) => replacedAt(value, at, to), valid)));

/** Replaces every nth text by markup. */
function withMarkup(value: unknown, nth: number): MalformedResponse {
  let texts = 0;
  const marked = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' && ++texts % nth === 0 ? MARKUP : part,
  );
  return json(null, { body: Buffer.from(marked ?? '') });
}

/** Replaces only some texts, so that a page is still shown. */
const markup: fc.Arbitrary<Mutation> = fc
  .integer({ min: 2, max: 5 })
  .map((nth) => (valid) => withMarkup(valid, nth));

const BODIES = ['', 'null', '[', '{"content":', '"text"', '12', '[[[[', '{}{}', '\uFEFF[]', MARKUP];

const wrongBody: fc.Arbitrary<Mutation> = fc
  .oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(...BODIES).map((text) => Buffer.from(text)),
    fc.constantFrom<BufferEncoding>('utf16le', 'latin1').map((encoding) => Buffer.from('["É…"]', encoding)),
  )
  .map((body) => () => json(null, { body }));

const wrongHeaders: fc.Arbitrary<Mutation> = fc
  .constantFrom<Record<string, string>>(
    { 'content-type': 'text/html; charset=utf-16' },
    { 'content-type': `application/json; ${MARKUP}` },
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'br, deflate' },
    { 'content-length': '3' },
    { 'set-cookie': 'XSRF-TOKEN=%E0%A4%A; Path=/' },
    { 'set-cookie': `XSRF-TOKEN=${'x'.repeat(5_000)}` },
    { 'set-cookie': `XSRF-TOKEN="${MARKUP}"; Max-Age=-1` },
    { 'set-cookie': 'XSRF-TOKEN' },
    { 'cache-control': 'max-age=999999999', age: '-1', vary: '*' },
    { 'x-nextjs-cache': 'HIT', 'x-middleware-rewrite': '/', location: 'javascript:alert(1)' },
  )
  .map((headers) => (valid) => json(valid, { headers: { 'content-type': 'application/json', ...headers } }));

const STATUSES = [
  201, 202, 203, 206, 226, 299, 300, 400, 401, 402, 403, 404, 405, 409, 410, 418, 429, 451, 500, 502, 503,
  599,
];

const wrongStatus: fc.Arbitrary<Mutation> = fc.tuple(fc.constantFrom(...STATUSES), fc.boolean()).map(
  ([status, isMarkup]) =>
    (valid) =>
      json(valid, { status, ...(isMarkup && { body: Buffer.from(MARKUP) }) }),
);

const redirect: fc.Arbitrary<Mutation> = fc
  .tuple(
    fc.constantFrom(301, 302, 303, 307, 308),
    fc.constantFrom('javascript:alert(1)', '//elsewhere.invalid', '/api/client-car/makes', ''),
  )
  .map(
    ([status, location]) =>
      () =>
        json(null, { status, headers: { location } }),
  );

/** Rare: too many of them open the circuit breaker. */
const truncated: fc.Arbitrary<Mutation> = fc.constant((valid) => json(valid, { isTruncated: true }));

/** Mutations, mostly of the content. */
export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { arbitrary: wrongValues, weight: 50 },
  { arbitrary: markup, weight: 10 },
  { arbitrary: wrongBody, weight: 12 },
  { arbitrary: wrongHeaders, weight: 12 },
  { arbitrary: wrongStatus, weight: 10 },
  { arbitrary: redirect, weight: 4 },
  { arbitrary: truncated, weight: 2 },
);
