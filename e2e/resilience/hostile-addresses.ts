import fc from 'fast-check';
import { MARKUP } from './hostile-values.ts';

/** As a browser would write it. */
export const ENCODED_MARKUP = encodeURIComponent(MARKUP);

/** Parted by blanks. */
export function parts(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}

const PLACES = [
  ...parts(
    '/ /search /car/AQUA-100001 /car/ /blogs /blogs/1 /compare /test-drive /about /404 /_error * about',
  ),
  ...parts(
    '/form-result /form-result/sent /form-result/0b6a3c1e-0000-4000-8000-000000000000 /robots.txt /sitemap.xml',
  ),
  ...parts('/feeds/blogs.atom /share/car/x/y.jpg /icon.svg /assets/cars/toyota.png /api /api/health'),
  ...parts('/api/client-car/email /api/client-car/email-ads /api/client-car/models/TOYOTA /api/revalidate'),
  ...parts('/api/client-car/count /api/client-car/car/AQUA-100001 http://elsewhere.invalid/search'),
  ...parts('/_next/image /i/640 /_next/static/chunks/x.js /_next/data/x/index.json /_next/.. /__nextjs_x'),
  ...parts('/internal/on-demand/landing /internal/results/none /internal/compare/%00 //elsewhere.invalid'),
];

/** Beside the most frequent, which is none: then it is the query, the headers or the body. */
const TWISTS = [
  ...parts('/ // /.. /../.. /%2e%2e /%2E%2E/%2f %00 %25 %2525E0 % %ff %E0%A4%A \\ /\\x #x ;a=b :x @x .rsc'),
  ...parts('.json .map /..;/ /[id] /__proto__ /constructor /(.)x /%F0%9F%9A%97 /.git/config %C0%AE%C0%AE/'),
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
  ...parts('make model fuel transmission minPrice maxPrice minYear maxCC page size a b car form url w q'),
  ...parts('_rsc nxtPfilter nxtPwhen __nextLocale __nextDataReq amp __proto__ constructor x[] utm_source'),
];

const VALUES = [
  ...parts('1 0 -1 1e999 NaN 999999999999999999999 0x10 null [] % %E0%A4%A %00 + %20 %F0%9F%9A%97 ../..'),
  ...parts('javascript:alert(1) data:text/html,x https://elsewhere.invalid/x.jpg //elsewhere.invalid'),
  ...parts("file:///etc/passwd /api/health 640 70 TOYOTA AQUA-100001 '%20OR%201=1-- {{7*7}}"),
  ...['', '%0d%0aSet-Cookie:%20x=1', ENCODED_MARKUP, MARKUP.replaceAll(' ', '+')],
  ...['x'.repeat(2000), '%25'.repeat(500)],
];

const twist = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom(...TWISTS) },
);
const query = fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.constantFrom(...VALUES)), { maxLength: 4 });

/** What stands in the first line of a request. */
export const hostileAddress: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...PLACES), twist, query)
  .map(([place, end, pairs]) => {
    const asked = pairs.map(([key, value]) => `${key}=${value}`).join('&');
    return `${place}${end}${asked && `?${asked}`}`;
  });
