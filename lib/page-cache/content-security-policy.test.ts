import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { rewriteHtml } from './rewrite-html.ts';

const SITE = { siteUrl: 'http://localhost:3000', backofficeUrl: null as string | null };

function policyOf(html: string, site = SITE): string {
  const { inline } = rewriteHtml(html, { readStyleSheet: () => null, hydrationScript: null });
  return contentSecurityPolicy(inline, site);
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
  ['a script with a source', '<script src=/a.js>run()</script>'],
  ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
  ['plain data', '<script type="application/json">{"a":1}</script>'],
  ['a script in a comment', '<!-- <script>run()</script> -->'],
  ['a script in a title', '<title><script>run()</script></title>'],
  ['a script in an attribute', '<p title="<script>run()</script>">'],
  ['a script in a text field', '<textarea><script>run()</script></textarea>'],
  ['a script for browsers that run none', '<noscript><script>run()</script></noscript>'],
  ['a tag that only begins like a script', '<scripture>run()</scripture>'],
  ['escaped text', '&lt;script>run()&lt;/script>'],
])('%s gets no hash', (_case, html) => {
  expect(scriptSources(html)).toEqual(["'self'"]);
});

test.each([
  ['upper case', '<SCRIPT>run()</SCRIPT >', 'run()'],
  ['a > in an attribute', '<script data-a="1 > 0" data-b=\'</script>\'>run()</script>', 'run()'],
  ['a script tag in a text of the script', '<script>"<script>"</script>', '"<script>"'],
  [
    'a script in a comment of the script',
    '<script><!-- <script>a</script> --></script>',
    '<!-- <script>a</script> -->',
  ],
  ['an empty comment in the script', '<script><!--> <script>a</script>', '<!--> <script>a'],
  ['a name that begins like script', '<script>"</scripture>"</script>', '"</scripture>"'],
  ['a JavaScript type', '<script type="text/javascript">run()</script>', 'run()'],
  ['an empty type', '<script type="">run()</script>', 'run()'],
  ['rules for the browser', '<script type="speculationrules">{}</script>', '{}'],
  ['line breaks of several kinds', '<script>a\r\nb\rc</script>', 'a\nb\nc'],
  ['a comment before it', '<!--a--!><script>run()</script>', 'run()'],
  ['an empty comment before it', '<!--><script>run()</script>', 'run()'],
])('the hash is that of the script as a browser parses it: %s', (_case, html, text) => {
  expect(scriptSources(html)).toEqual(["'self'", sha256(text)]);
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
