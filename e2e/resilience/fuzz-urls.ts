import fc from 'fast-check';
import { MARKUP } from './fuzz-values.ts';

/** The markup as a browser encodes it in a URL. */
export const ENCODED_MARKUP = encodeURIComponent(MARKUP);

/** Splits lines into words. */
export function words(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}

const PATHS = [
  ...words(
    '/ /search /car/AQUA-100001 /car/ /blogs /blogs/1 /compare /test-drive /about /404 /_error * about',
  ),
  ...words(
    '/form-result /form-result/sent /form-result/0b6a3c1e-0000-4000-8000-000000000000 /robots.txt /sitemap.xml',
  ),
  ...words('/feeds/blogs.atom /share/car/x/y.jpg /icon.svg /assets/cars/toyota.png /api /api/health'),
  ...words('/api/client-car/email /api/client-car/email-ads /api/client-car/models/TOYOTA /api/revalidate'),
  ...words('/api/client-car/count /api/client-car/suggestions /api/client-car/car/AQUA-100001'),
  ...words('http://elsewhere.invalid/search'),
  ...words('/_next/image /i/640 /_next/static/chunks/x.js /_next/data/x/index.json /_next/.. /__nextjs_x'),
  ...words('/not-found /compare?a=%00 /preorder?vehicle=%FF //elsewhere.invalid'),
];

/** Half of the URLs have a suffix. */
const SUFFIXES = [
  ...words('/ // /.. /../.. /%2e%2e /%2E%2E/%2f %00 %25 %2525E0 % %ff %E0%A4%A \\ /\\x #x ;a=b :x @x .rsc'),
  ...words('.json .map /..;/ /[id] /__proto__ /constructor /(.)x /%F0%9F%9A%97 /.git/config %C0%AE%C0%AE/'),
  ...[
    '.segments/_tree.segment.rsc',
    `/${ENCODED_MARKUP}`,
    MARKUP.replaceAll(' ', '/'),
    '\u00e9',
    '\u0007',
    ' ',
  ],
  ...['a'.repeat(3000), '/a'.repeat(1500), '%25'.repeat(800), '/..'.repeat(500)],
];

const KEYS = [
  ...words('make model fuel transmission minPrice maxPrice minYear maxCC page size a b car form url w q'),
  ...words('_rsc nxtPfilter nxtPwhen __nextLocale __nextDataReq amp __proto__ constructor x[] utm_source'),
];

const VALUES = [
  ...words('1 0 -1 1e999 NaN 999999999999999999999 0x10 null [] % %E0%A4%A %00 + %20 %F0%9F%9A%97 ../..'),
  ...words('javascript:alert(1) data:text/html,x https://elsewhere.invalid/x.jpg //elsewhere.invalid'),
  ...words("file:///etc/passwd /api/health 640 70 TOYOTA AQUA-100001 '%20OR%201=1-- {{7*7}}"),
  ...['', '%0d%0aSet-Cookie:%20x=1', ENCODED_MARKUP, MARKUP.replaceAll(' ', '+')],
  ...['x'.repeat(2000), '%25'.repeat(500)],
];

const suffix = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom(...SUFFIXES) },
);
const query = fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.constantFrom(...VALUES)), { maxLength: 4 });

/** The target of a request line. */
export const fuzzUrl: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...PATHS), suffix, query)
  .map(([path, end, pairs]) => {
    const search = pairs.map(([key, value]) => `${key}=${value}`).join('&');
    return `${path}${end}${search && `?${search}`}`;
  });
