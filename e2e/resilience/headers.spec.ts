import { test } from './one-site.ts';
import { ADDRESSES, OTHER_ADDRESSES } from './pages.ts';
import { sendRaw } from './raw-request.ts';
import { requestAll, type PageResponse } from './request.ts';
import { expect } from './test.ts';

const HEADERS = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=\d{8}$/,
  'content-security-policy': /frame-ancestors 'none'/,
};

/** Scripts, style sheets and fonts of the site that a page loads. */
function filesOf({ body }: PageResponse): string[] {
  return [...new Set(body.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))];
}

function expectSecured({ address, headers }: PageResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) {
    expect(headers.get(name), `${name} of ${address}`).toMatch(value);
  }
  expect(headers.get('content-security-policy'), `policies of ${address}`).not.toContain(','); // fetch joins two headers of one name by a comma
  expect(headers.get('x-powered-by'), address).toBeNull();
}

test('every response carries the security headers', async ({ site }) => {
  const pages = await requestAll(site, [...ADDRESSES, '/about']);
  const files = pages.flatMap(filesOf);
  expect(files.length).toBeGreaterThan(5);
  const others = await requestAll(site, [...OTHER_ADDRESSES, ...new Set(files)]);
  for (const response of [...pages, ...others]) expectSecured(response);
});

test('responses to other methods carry the security headers', async ({ site }) => {
  for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    for (const response of await requestAll(site, ['/about', '/api/client-car/email', '/icon.svg'], {
      method,
    })) {
      expectSecured(response);
    }
  }
});

test('a 304 response carries the security headers, and no policy that differs from that of the page', async ({
  site,
}) => {
  const plain = { headers: { 'accept-encoding': 'identity' } }; // like the request below
  const responses = await requestAll(site, ['/about', '/assets/drawings/placeholder-car.avif'], plain);
  for (const { address, headers } of responses) {
    const known = `GET ${address} HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: ${headers.get('etag')}`;
    const unchanged = await sendRaw(site.port, { text: `${known}\r\nConnection: close\r\n\r\n` });
    expect(unchanged?.status, address).toBe(304);
    expect(unchanged?.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = unchanged?.headers.get('content-security-policy');
    expect([null, headers.get('content-security-policy')]).toContain(policy);
  }
});

const MALFORMED = {
  'a line that is no header': 'GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n',
  'an unknown method': 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n',
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

test('responses to malformed requests carry the security headers', async ({ site }) => {
  for (const [what, text] of Object.entries(MALFORMED)) {
    const response = await sendRaw(site.port, { text, isTruncated: what === 'half a request' });
    expect(response, what).not.toBeNull();
    if (response) expectSecured({ ...response, address: what });
  }
});

const NEVER_RENDERED = [
  '/search?make=NEVER',
  '/car/NEVER',
  '/blogs/never',
  '/test-drive?car=NEVER',
  '/compare?a=NEVER',
];

test('an unavailable page carries the security headers', async ({ backoffice, site }) => {
  backoffice.setMode('error 500');
  for (const response of await requestAll(site, NEVER_RENDERED)) {
    expect(response.status, response.address).toBe(503);
    expectSecured(response);
  }
});

test('a redirect stays on the site, whatever host the request names', async ({ site }) => {
  const heads = [
    'GET /search?page=1 HTTP/1.1\r\nHost: evil.invalid',
    'GET /about/ HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Host: evil.invalid',
    'GET http://evil.invalid/search?page=1 HTTP/1.1\r\nHost: localhost',
    'GET //evil.invalid/about/ HTTP/1.1\r\nHost: localhost',
    'GET /\\evil.invalid/ HTTP/1.1\r\nHost: localhost',
  ];
  for (const head of heads) {
    const response = await sendRaw(site.port, { text: `${head}\r\nConnection: close\r\n\r\n` });
    expect(response?.headers.get('location'), head).toMatch(/^\/(?![/\\])/);
  }
});

test('a request target with an origin is answered like its path, probes included', async ({ site }) => {
  for (const path of ['/api/health/ready', '/api/health', '/about']) {
    const text = `GET http://localhost${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(site.port, { text }))?.status, path).toBe(200);
  }
});
