import fc from 'fast-check';
import { ENCODED_MARKUP } from './fuzz-urls.ts';
import { MARKUP } from './fuzz-values.ts';

const CONTENTS = [
  ...[
    '',
    '{}',
    '[]',
    'null',
    '1',
    '"x"',
    '{"name":',
    '{"__proto__":{"x":1}}',
    '{"name":{"toString":1}}',
    '=',
  ],
  ...['name=x&name=y', 'name=%zz', 'name=%ff', '&&&', '\u00ff\u00fe\u0000', '\u001f\u008b\u0008\u0000broken'],
  JSON.stringify({ name: MARKUP, phone: MARKUP, email: MARKUP, message: MARKUP }),
  JSON.stringify({ chassisNumbers: [MARKUP], kinds: ['everything'] }),
  `name=${ENCODED_MARKUP}&phone=${ENCODED_MARKUP}&email=&message=${ENCODED_MARKUP}&idempotencyKey=x`,
  `title=MR&name=${ENCODED_MARKUP}&age=1e9&car=${ENCODED_MARKUP}`,
  '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n\r\n--x--\r\n',
  ...['['.repeat(20_000), 'x'.repeat(70_000), '&a='.repeat(10_000)],
];

/** A body, and the headers that define its length. */
export type Framed = {
  lines: string[];
  body: string;
  /** The body is shorter than its headers say. */
  isTruncated: boolean;
};

const FRAMES: ((content: string) => Framed)[] = [
  (body) => ({ lines: [`Content-Length: ${body.length}`], body, isTruncated: false }),
  (body) => ({ lines: [`Content-Length: ${body.length}`], body, isTruncated: false }),
  (body) => ({ lines: ['Transfer-Encoding: chunked'], body: `${chunk(body)}0\r\n\r\n`, isTruncated: false }),
  (body) => ({ lines: ['Transfer-Encoding: chunked'], body: chunk(body), isTruncated: true }),
  (body) => ({ lines: [`Content-Length: ${body.length + 10}`], body, isTruncated: true }),
  (body) => ({ lines: ['Transfer-Encoding: chunked'], body: `zz\r\n${body}`, isTruncated: true }),
  (body) => ({ lines: ['Content-Length: 0', `Content-Length: ${body.length + 1}`], body, isTruncated: true }),
  (body) => ({ lines: ['Content-Length: -1'], body, isTruncated: true }),
  (body) => ({ lines: ['Transfer-Encoding: x, chunked, identity'], body, isTruncated: true }),
  (body) => ({
    lines: ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    body: smuggled(body),
    isTruncated: true,
  }),
];

function chunk(content: string): string {
  return content && `${content.length.toString(16)}\r\n${content}\r\n`;
}

function smuggled(content: string): string {
  return `0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n${content}`;
}

const NOTHING: Framed = { lines: [], body: '', isTruncated: false };

export const fuzzBody: fc.Arbitrary<Framed> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(NOTHING) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...CONTENTS), fc.constantFrom(...FRAMES))
      .map(([content, frame]) => frame(content)),
  },
);
