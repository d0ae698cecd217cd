import fc from 'fast-check';
import { MARKED_ATTRIBUTE, MARKED_ELEMENT } from './expect-no-xss.ts';

/** Ends an element, a comment or an attribute, and injects markup. */
export const MARKUP = `</script></title></textarea>--><${MARKED_ELEMENT}>" ${MARKED_ATTRIBUTE}="1' ${MARKED_ATTRIBUTE}='1`;

const NO_TEXTS = [null, true, false, [], {}, 0, -0, -1, 1e308, 2 ** 53 + 1, 1e-320, '', ' ', '1e999', 'NaN'];
const TEXTS = [
  MARKUP,
  `${MARKUP}\u2028`,
  '\uD800',
  `\uDFFF${MARKUP}`,
  '\u202E\u0000\uFEFF\u0007',
  'constructor',
];
const SCRIPTS = [
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JaVaScRiPt://%0aalert(1)',
  'vbscript:x',
  'data:text/html,x',
];
const ADDRESSES = [
  '//elsewhere.invalid/x.png',
  'http://[',
  'https://a:b@elsewhere.invalid/',
  '/\\elsewhere.invalid',
  '../..',
  '%E0%A4%A',
];
const LONG = ['x'.repeat(100_000), ';'.repeat(5_000), '\n'.repeat(5_000), '👩‍👩‍👧‍👦'.repeat(200)];
const POLLUTING = JSON.parse('{"__proto__":{"content":[]},"constructor":{"prototype":{}}}') as unknown;
const DEPTH = 3_000;

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** A value for any place in a response. */
export const fuzzValue = fc.oneof(
  fc.constantFrom<unknown>(...NO_TEXTS),
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...SCRIPTS),
  fc.constantFrom(...ADDRESSES),
  fc.constantFrom<unknown>(...LONG, nested(DEPTH), POLLUTING),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);
