import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { FILE_POLICY, securityHeaders } from './security-headers.ts';
import { SiteResponse } from './site-response.ts';

const SITE = { siteUrl: 'http://localhost:3000', backofficeUrl: null };

/** What is sent for a response with this status and headers set before its head is written, or together with it. */
function sent(status: number, before: OutgoingHttpHeaders, withHead: OutgoingHttpHeaders = {}) {
  const writeHead = jest.spyOn(ServerResponse.prototype, 'writeHead');
  const response = new SiteResponse(new IncomingMessage(new Socket()));
  response.applyRules(SITE);
  for (const [name, value] of Object.entries(before)) response.setHeader(name, value ?? '');
  response.writeHead(status, withHead);
  writeHead.mockRestore();
  return { headers: response.getHeaders() };
}

test.each([200, 304, 308, 404, 405, 503])('a response of %i carries the security headers', (status) => {
  expect(sent(status, {}).headers).toMatchObject(securityHeaders(SITE));
});

test('a response that is not a page may load and run nothing but its own styles', () => {
  const { headers } = sent(200, { 'content-type': 'image/svg+xml' });
  expect(headers['content-security-policy']).toBe(FILE_POLICY);
});

test('a page without a policy of its own may run no inline script', () => {
  const { headers } = sent(200, { 'content-type': 'text/html; charset=utf-8' });
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test.each([
  ['before the head', { 'content-security-policy': 'own' }, {}],
  ['with the head', {}, { 'Content-Security-Policy': 'own' }],
])('a policy that is set %s is the only one', (_when, before, withHead) => {
  expect(sent(200, before, withHead).headers['content-security-policy']).toBe('own');
});

test('a 304 leaves the policy of the page that the browser has', () => {
  expect(sent(304, {}).headers).not.toHaveProperty('content-security-policy');
});

test('in development a response is sent as it is', () => {
  const response = new SiteResponse(new IncomingMessage(new Socket()));
  response.setHeader('etag', '"a"');
  response.writeHead(200);
  expect({ ...response.getHeaders() }).toEqual({ etag: '"a"' });
});

test('a site with an https address tells browsers to use https for two years', () => {
  expect(securityHeaders(SITE)).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders({ siteUrl: 'https://cars.example' })).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
  });
});
