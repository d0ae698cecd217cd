import { FAILURES, type Mode } from '#lib/backoffice/testing/failures.ts';

/** One page of every kind that shows data of the backoffice, with a text that a complete page contains. */
export const PAGES: Record<string, string> = {
  '/': 'AQUA-100001',
  '/search?make=TOYOTA': 'AQUA-100001',
  '/car/AQUA-100001': 'Rs 785,000',
  '/blogs': 'What to look at in a used car, part 1',
  '/blogs/1': 'Look.',
  '/test-drive?car=AQUA-100001': 'TOYOTA AQUA 2017',
  '/compare?a=AQUA-100001&b=VITZ-100002': 'TOYOTA VITZ 2018',
};

export const ADDRESSES = Object.keys(PAGES);

/** Errors, redirects, files and the API. */
export const OTHER_ADDRESSES = [
  ...['/404', '/500', '/_not-found', '/_global-error', '/_error', '/sitemaps/not-there'],
  ...[
    '/nothing',
    '/car/NOT-THERE',
    '/form-result',
    '/form-result/a/b',
    '/form-result/sent',
    '/form-result/unknown',
  ],
  ...['/search?page=1', '/about/', '//about', '/car/%E0%A4%A', '/car/%25', '/not-found'],
  ...['/robots.txt', '/icon.svg', '/assets/drawings/placeholder-car.avif', '/assets/not-there.svg'],
  ...[
    '/_next/static/not-there.js',
    '/_next/image',
    '/_next/image?url=https://elsewhere.invalid/a.jpg&w=640&q=70',
  ],
  ...['/api/health', '/api/client-car/models', '/api/client-car/email', '/api/not-there'],
];

/** Modes that open the circuit breaker, after which the next mode has no effect. */
export const UNANSWERED: Mode[] = ['down', 'hang', 'truncated'];

/** All other modes in which no response is correct. */
export const ANSWERED = (Object.keys(FAILURES) as Mode[]).filter(
  (mode) => !['slow', 'null', ...UNANSWERED].includes(mode),
);
