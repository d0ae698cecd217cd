import { createHash } from 'node:crypto';
import { allowsPicture, contentSecurityPolicy } from './content-security-policy.ts';

const SITE = { siteUrl: 'http://localhost:3000', backofficeUrl: null as string | null };

function policyOf(html: string, site = SITE): string {
  return contentSecurityPolicy(Buffer.from(html), site);
}

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
  return found.split(' ').slice(1);
}

function scriptSources(html: string): string[] {
  return directive(policyOf(html), 'script-src');
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

test('the policy allows every inline script of the page by its hash, and nothing else inline', () => {
  const html = `<head><script src="/a.js"></script><script>one()</script></head><body><script id="x" type="module">tw–o()</script></body>`;
  expect(scriptSources(html)).toEqual(["'self'", sha256('one()'), sha256('tw–o()')]);
});

test.each([
  ['a script with a source', '<script src="/a.js" async=""></script>'],
  ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
  ['escaped text', '<p title="&lt;script&gt;run()&lt;/script&gt;">&lt;script&gt;run()&lt;/script&gt;</p>'],
])('%s gets no hash', (_case, html) => {
  expect(scriptSources(html)).toEqual(["'self'"]);
});

test('two equal scripts have one hash', () => {
  expect(scriptSources('<script>a()</script><script>a()</script>')).toEqual(["'self'", sha256('a()')]);
});

test('pictures may come from the backoffice, even without https', () => {
  const policy = policyOf('', { ...SITE, backofficeUrl: 'http://10.0.0.7:8080' });
  expect(directive(policy, 'img-src')).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https:',
    'http://10.0.0.7:8080',
  ]);
});

test.each([
  ['https://cdn.example/a.jpg', true],
  ['http://10.0.0.7:8080/a.jpg', true],
  ['http://10.0.0.7/a.jpg', false],
  ['http://cdn.example/a.jpg', false],
])('a page may load %s from its own address: %p', (address, expected) => {
  expect(allowsPicture(address, { backofficeUrl: 'http://10.0.0.7:8080' })).toBe(expected);
  expect(allowsPicture(address, { backofficeUrl: null })).toBe(expected && address.startsWith('https:'));
});

test.each([
  ['https://cars.example.com', true],
  ['http://localhost:3000', false],
])('the policy of a site at %s upgrades requests to https: %p', (siteUrl, expected) => {
  expect(policyOf('', { ...SITE, siteUrl }).includes('upgrade-insecure-requests')).toBe(expected);
});

test('styles come from the files of the site and from style elements by their hash, not from attributes', () => {
  const policy = policyOf('<p style="color:red">a</p><style>p{}</style>');
  expect(directive(policy, 'style-src')).toEqual(["'self'", sha256('p{}')]);
});

test('the policy forbids framing, forms to other sites and plug-ins', () => {
  const policy = policyOf('');
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(directive(policy, 'form-action')).toEqual(["'self'"]);
  expect(directive(policy, 'object-src')).toEqual(["'none'"]);
});
