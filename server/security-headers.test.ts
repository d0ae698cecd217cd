import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';

import { POLICY_OF_A_FILE, securing, securityHeaders } from './security-headers.ts';

const SITE = { siteUrl: 'http://localhost:3000', backofficeUrl: null };

/** The headers of an answer that was given these before its head was written, and these with it. */
function answered(status: number, before: OutgoingHttpHeaders, withHead: OutgoingHttpHeaders = {}) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  securing(SITE)(response);
  for (const [name, value] of Object.entries(before)) response.setHeader(name, value ?? '');
  response.writeHead(status, withHead);
  return response.getHeaders();
}

test.each([200, 304, 308, 404, 405, 503])('an answer of %i carries the security headers', (status) => {
  expect(answered(status, {})).toMatchObject(securityHeaders(SITE));
});

test('what is no page may load and run nothing, its own styles apart', () => {
  expect(answered(200, { 'content-type': 'image/svg+xml' })['content-security-policy']).toBe(
    POLICY_OF_A_FILE,
  );
});

test('a page without a policy of its own runs no script within itself', () => {
  const policy = answered(200, { 'content-type': 'text/html; charset=utf-8' })['content-security-policy'];
  expect(policy).toContain("script-src 'self';");
});

test.each([
  ['before', { 'content-security-policy': 'mine' }, {}],
  ['with the head', {}, { 'Content-Security-Policy': 'mine' }],
])('a policy that is given %s is the only one', (_when, before, withHead) => {
  expect(answered(200, before, withHead)['content-security-policy']).toBe('mine');
});

test('an answer that nothing has changed leaves the policy that the browser has', () => {
  expect(answered(304, {})).not.toHaveProperty('content-security-policy');
});

test('browsers are held to https for two years when the site is served by it, and only then', () => {
  expect(securityHeaders(SITE)).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders({ siteUrl: 'https://cars.example' })).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
  });
});
