import fc from 'fast-check';
import { hostileValue, MARKUP } from './hostile-values.ts';

/** An answer as it goes over the wire: a status line, headers and a body, none of which need to fit the others. */
export type Malformed = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Whether the connection breaks before the body is complete. */
  breaks: boolean;
};

/** Makes of what a good backoffice would say what a bad one says. */
type Spoil = (rightAnswer: unknown) => Malformed;

/** Where in an answer something is put: fractions of what there is to choose from at each level. */
const place = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 0, maxLength: 4 });

/** The same with the value at this place replaced. */
function replacedAt(value: unknown, [choice, ...deeper]: number[], replacement: unknown): unknown {
  if (choice === undefined || typeof value !== 'object' || value === null) return replacement;
  const keys = Object.keys(value);
  const key = keys[Math.floor(choice * keys.length)];
  const changed = new Map(Object.entries(value));
  if (key !== undefined) changed.set(key, replacedAt(changed.get(key), deeper, replacement));
  return Array.isArray(value) ? [...changed.values()] : Object.fromEntries(changed);
}

function json(value: unknown, over: Partial<Malformed> = {}): Malformed {
  const body = Buffer.from(JSON.stringify(value) ?? '');
  return { status: 200, headers: { 'content-type': 'application/json' }, body, breaks: false, ...over };
}

const otherValues: fc.Arbitrary<Spoil> = fc
  .array(fc.tuple(place, hostileValue), { minLength: 1, maxLength: 4 })
  .map((changes) => (right) => json(changes.reduce((value, [at, to]) => replacedAt(value, at, to), right)));

const BODIES = ['', 'null', '[', '{"content":', '"text"', '12', '[[[[', '{}{}', '\uFEFF[]', MARKUP];

const otherBody: fc.Arbitrary<Spoil> = fc
  .oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(...BODIES).map((text) => Buffer.from(text)),
    fc.constantFrom<BufferEncoding>('utf16le', 'latin1').map((encoding) => Buffer.from('["É…"]', encoding)),
  )
  .map((body) => () => json(null, { body }));

const otherHeaders: fc.Arbitrary<Spoil> = fc
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
  .map((headers) => (right) => json(right, { headers: { 'content-type': 'application/json', ...headers } }));

const STATUSES = [
  201, 202, 203, 206, 226, 299, 300, 400, 401, 402, 403, 404, 405, 409, 410, 418, 429, 451, 500, 502, 503,
  599,
];

const otherStatus: fc.Arbitrary<Spoil> = fc.tuple(fc.constantFrom(...STATUSES), fc.boolean()).map(
  ([status, isMarkup]) =>
    (right) =>
      json(right, { status, ...(isMarkup && { body: Buffer.from(MARKUP) }) }),
);

const redirect: fc.Arbitrary<Spoil> = fc
  .tuple(
    fc.constantFrom(301, 302, 303, 307, 308),
    fc.constantFrom('javascript:alert(1)', '//elsewhere.invalid', '/api/client-car/makes', ''),
  )
  .map(
    ([status, location]) =>
      () =>
        json(null, { status, headers: { location } }),
  );

/** Not often: a backoffice that leaves too many calls unanswered is not asked for a while. */
const brokenOff: fc.Arbitrary<Spoil> = fc.constant((right) => json(right, { breaks: true }));

/** Ways of answering wrongly, most of them in the content. */
export const malformed: fc.Arbitrary<Spoil> = fc.oneof(
  { arbitrary: otherValues, weight: 60 },
  { arbitrary: otherBody, weight: 12 },
  { arbitrary: otherHeaders, weight: 12 },
  { arbitrary: otherStatus, weight: 10 },
  { arbitrary: redirect, weight: 4 },
  { arbitrary: brokenOff, weight: 2 },
);
