import fc from 'fast-check';
import { MARKUP } from './fuzz-values.ts';

const LONG = 'x'.repeat(3000);

const KNOWN = {
  rsc: ['1', '0', MARKUP],
  'next-router-state-tree': ['%5B%22%22%5D', '[', '%E0%A4%A', '%5B%22__PAGE__%22%2C%7B%7D%5D', LONG],
  'next-router-prefetch': ['1', '2', 'x'],
  'next-router-segment-prefetch': ['/_tree', '/../..', MARKUP],
  'next-url': ['/', '//elsewhere.invalid', MARKUP],
  'next-action': ['x', '0'.repeat(42), MARKUP],
  'next-resume': ['1'],
  'x-middleware-subrequest': ['proxy:proxy:proxy:proxy:proxy', 'src/proxy'],
  'x-middleware-rewrite': ['/about', 'https://elsewhere.invalid/'],
  'x-middleware-set-cookie': ['x=1'],
  'x-middleware-override-headers': ['content-security-policy'],
  'x-matched-path': ['/about', '/../..'],
  'x-now-route-matches': ['1=x', '%'],
  'x-nextjs-data': ['1'],
  'x-prerender-revalidate': ['x', ''],
  'x-invoke-status': ['500'],
  'x-forwarded-for': ['203.0.113.1', MARKUP, ','.repeat(3000), '::1, unknown'],
  'x-forwarded-host': ['elsewhere.invalid', MARKUP],
  'x-forwarded-proto': ['https', 'javascript'],
  forwarded: ['for=x;host=elsewhere.invalid'],
  'content-security-policy': ["script-src 'nonce-FORGED'", "script-src 'nonce-<>'"],
  'x-http-method-override': ['DELETE'],
  cookie: [
    'XSRF-TOKEN=%',
    '__prerender_bypass=x; __next_preview_data=x',
    '='.repeat(500),
    '\u00ff=\u00fe',
    LONG,
  ],
  'x-xsrf-token': ['x', '%E0%A4%A'],
  'x-revalidate-secret': ['x', '', MARKUP],
  'idempotency-key': ['x', LONG, MARKUP],
  accept: ['text/html', '*/*;q=x', 'image/avif,image/webp', '', 'a/b,'.repeat(800)],
  'accept-encoding': ['br;q=1.0, gzip', 'identity;q=0, *;q=0', 'x'],
  'accept-language': ['en', LONG],
  'if-none-match': ['*', 'W/"x"', 'x'],
  'if-modified-since': ['x', 'Thu, 01 Jan 2099 00:00:00 GMT'],
  'if-match': ['"x"'],
  range: ['bytes=0-', 'bytes=9999999-', 'bytes=-0', 'bytes=0-0,1-1,2-2', 'x'],
  'content-type': [
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain;charset=UTF-16',
    'x',
    '',
  ],
  'Content-Type': ['multipart/form-data; boundary=x', 'multipart/form-data'],
  'content-encoding': ['gzip', 'x'],
  'sec-fetch-site': ['same-origin', 'same-origin', 'cross-site', 'x'],
  'sec-fetch-dest': ['document', 'image', 'script'],
  origin: ['null', 'https://elsewhere.invalid', 'x', MARKUP],
  referer: ['https://elsewhere.invalid/', MARKUP],
  'user-agent': ['', MARKUP, 'Googlebot', LONG],
  expect: ['100-continue', 'everything'],
  upgrade: ['websocket', 'h2c'],
  traceparent: ['x', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
  authorization: ['Basic x', 'Bearer x'],
};

/** Each of these makes the whole request malformed. */
const BROKEN = [
  ...['no colon', ': no name', 'x y: blank in the name', 'x\u0000: y', 'x: \u0000', ' folded: x', 'X: a\rb'],
  ...[`x: ${'x'.repeat(17_000)}`, 'Host: elsewhere.invalid', 'Host:'],
];

const known = fc.constantFrom(...Object.entries(KNOWN)).chain(([name, values]) => {
  return fc.constantFrom(...values).map((value) => `${name}: ${value}`);
});

const unknown = fc
  .tuple(fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 40 }))
  .map(
    ([name, value]) => `x-${name.replace(/[^\w-]/g, '')}: ${value.replace(/[^\u0020-\u00ff]/g, '\u00ff')}`,
  );

/** Header lines of a request. */
export const fuzzHeaders: fc.Arbitrary<string[]> = fc.array(
  fc.oneof(
    { weight: 40, arbitrary: known },
    { weight: 4, arbitrary: unknown },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN) },
  ),
  { maxLength: 6 },
);
