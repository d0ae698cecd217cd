import { elements } from '#lib/page-cache/html-tokens.ts';
import { ADDRESSES } from './pages.ts';
import { sendRaw } from './raw-request.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';
import { visit, visitAll, type Visit } from './request.ts';

const HEADERS = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=\d{8}$/,
  'content-security-policy': /frame-ancestors 'none'/,
};

/** Served by https, as far as its visitors know. */
const PUBLIC = { env: { SITE_URL: 'https://cars.example' } };

const OTHER_ADDRESSES = [
  ...['/404', '/500', '/_not-found', '/_global-error', '/_error', '/sitemaps/not-there'],
  ...[
    '/nothing',
    '/car/NOT-THERE',
    '/form-result',
    '/form-result/a/b',
    '/form-result/sent',
    '/form-result/unknown',
  ],
  ...['/search?page=1', '/about/', '//about', '/car/%E0%A4%A', '/car/%25', '/internal/on-demand/landing'],
  ...['/robots.txt', '/icon.svg', '/assets/placeholder-car.svg', '/assets/not-there.svg'],
  ...[
    '/_next/static/not-there.js',
    '/_next/image',
    '/_next/image?url=https://elsewhere.invalid/a.jpg&w=640&q=70',
  ],
  ...['/api/health', '/api/client-car/models', '/api/client-car/email', '/api/not-there'],
];

/** Names of the files of its own that a page loads. */
function filesOf({ body }: Visit): string[] {
  return [...new Set(body.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))];
}

function expectSecured({ address, headers }: Visit): void {
  for (const [name, value] of Object.entries(HEADERS)) {
    expect(headers.get(name), `${name} of ${address}`).toMatch(value);
  }
  expect(headers.get('content-security-policy'), `policies of ${address}`).not.toContain(','); // how two are joined
  expect(headers.get('x-powered-by'), address).toBeNull();
}

/** What a page lets a browser run. */
function scriptSources({ headers }: Visit): string {
  return /script-src [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0] ?? '';
}

test('every answer carries the security headers, whatever was asked for', async ({ openSite }) => {
  const site = await openSite(PUBLIC);
  const pages = await visitAll(site, [...ADDRESSES, '/about']);
  const files = pages.flatMap(filesOf);
  expect(files.length).toBeGreaterThan(5);
  const others = await visitAll(site, [...OTHER_ADDRESSES, ...new Set(files)]);
  for (const answer of [...pages, ...others]) expectSecured(answer);
});

test('so do answers to other methods, and those that say that nothing has changed', async ({ openSite }) => {
  const site = await openSite(PUBLIC);
  for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    for (const answer of await visitAll(site, ['/about', '/api/client-car/email', '/icon.svg'], { method })) {
      expectSecured(answer);
    }
  }
});

test('so does an answer that nothing has changed, but for the policy, which stays the one of then', async ({
  openSite,
}) => {
  const site = await openSite(PUBLIC);
  for (const { address, headers } of await visitAll(site, ['/about', '/assets/placeholder-car.svg'])) {
    const known = `GET ${address} HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: ${headers.get('etag')}`;
    const unchanged = await sendRaw(site.port, { text: `${known}\r\nConnection: close\r\n\r\n` });
    expect(unchanged?.status, address).toBe(304);
    expect(unchanged?.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = unchanged?.headers.get('content-security-policy');
    expect([null, headers.get('content-security-policy')]).toContain(policy);
  }
});

const UNREADABLE = {
  'a line that is no header': 'GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n',
  'a method that there is not': 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n',
  'another protocol': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'too many headers': `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  'two lengths of one body':
    'POST /api/client-car/email HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'no address': 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'a tunnel': 'CONNECT elsewhere.invalid:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'an expectation': 'GET /about HTTP/1.1\r\nHost: x\r\nExpect: everything\r\nConnection: close\r\n\r\n',
  'a trace': 'TRACE /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'half a request': 'GET / HTTP/1.1\r\nHost: x',
};

test('so do refusals of what is not even a request', async ({ openSite }) => {
  const { port } = await openSite(PUBLIC);
  for (const [what, text] of Object.entries(UNREADABLE)) {
    const answer = await sendRaw(port, { text, isCut: what === 'half a request' });
    expect(answer, what).not.toBeNull();
    if (answer) expectSecured({ ...answer, address: what });
  }
});

test('so does a page that cannot be had', async ({ backoffice, openSite }) => {
  const site = await openSite(PUBLIC);
  backoffice.setMode('down');
  for (const answer of await visitAll(site, ADDRESSES)) {
    expect(answer.status, answer.address).toBe(503);
    expectSecured(answer);
  }
});

test('a site that is not served by https does not hold browsers to it', async ({ openSite }) => {
  const { headers } = await visit(await openSite(), '/about');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test('a page runs no script but those that its policy names, none of them by allowing all', async ({
  openSite,
}) => {
  const site = await openSite();
  for (const page of await visitAll(site, [...ADDRESSES, '/about', '/nothing'])) {
    expect(scriptSources(page), page.address).toMatch(/^script-src 'self'( 'sha256-[\w+/=]{44}')+$/);
  }
});

/** Inline styles in the order of the page. */
function inlineStyles({ body }: Visit): string[] {
  return elements(body).flatMap(({ name, attributes, text }) =>
    name === 'style' ? [text] : (attributes.get('style') ?? []),
  );
}

test('no page has inline styles but one that needs nothing else, whose policy names them', async ({
  openSite,
}) => {
  const site = await openSite();
  const pages = await visitAll(site, [...ADDRESSES, ...OTHER_ADDRESSES], {
    headers: { accept: 'text/html' },
  });
  const html = pages.filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'));
  const withStyles = html.filter((page) => inlineStyles(page).length > 0);
  expect(withStyles.length).toBeGreaterThan(0); // the site's own error pages
  for (const { address, headers } of withStyles) {
    expect(headers.get('content-security-policy'), address).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
  }
  for (const { address, headers } of html) {
    expect(headers.get('content-security-policy'), address).not.toContain('unsafe-inline');
  }
});

async function expectUnpoisoned(site: Site): Promise<void> {
  for (const page of await visitAll(site, ['/', '/about', '/form-result', '/form-result/a/b', '/nothing'])) {
    expect(page.body, page.address).not.toContain('nonce=');
    expect(scriptSources(page), page.address).not.toContain('nonce-');
  }
}

test('the answer to a form has a nonce of its own, which never comes into a page that is kept', async ({
  openSite,
}) => {
  const site = await openSite();
  const answers = await visitAll(site, ['/form-result/sent', '/form-result/sent', '/form-result/unknown']);
  for (const answer of answers) {
    const nonce = /'nonce-([\w+/=]+)'/.exec(scriptSources(answer))?.[1] ?? 'none';
    expect(answer.body, answer.address).toContain(`nonce="${nonce}"`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  }
  expect(new Set(answers.map(scriptSources)).size).toBe(answers.length);

  const policy = { 'content-security-policy': "script-src 'nonce-FORGED'" };
  await visitAll(site, ['/', '/about', '/form-result', '/form-result/a/b', '/nothing'], { headers: policy });
  for (const path of [
    '/form-result/..',
    '/form-result/.',
    '/form-result/%2e%2e',
    '/form-result/sent/../../about',
    '/form-result/%2E%2E/nothing',
  ]) {
    await sendRaw(site.port, {
      text: `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    });
  }
  await visitAll(site, ['/form-result/a/b', '/form-result'], { method: 'HEAD' });
  await visitAll(site, ['/form-result/a/b', '/form-result', '/form-result/sent'], {
    headers: { rsc: '1' },
    redirect: 'follow',
  });
  await expectUnpoisoned(site);
});

test('the addresses of the site are its own, whatever the request claims', async ({ openSite }) => {
  const site = await openSite(PUBLIC);
  const claims = [
    'GET /search?page=1 HTTP/1.1\r\nHost: evil.invalid',
    'GET /about/ HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Host: evil.invalid',
    'GET http://evil.invalid/search?page=1 HTTP/1.1\r\nHost: localhost',
    'GET //evil.invalid/%2e%2e HTTP/1.1\r\nHost: localhost',
    'GET /\\evil.invalid/ HTTP/1.1\r\nHost: localhost',
  ];
  for (const claim of claims) {
    const answer = await sendRaw(site.port, { text: `${claim}\r\nConnection: close\r\n\r\n` });
    expect(answer?.headers.get('location'), claim).toMatch(/^\/(?![/\\])/);
  }
});
