import { hash } from 'node:crypto';
import { parsedElements } from '#lib/page-html/testing/parsed-elements.ts';
import { test } from './one-site.ts';
import { ADDRESSES, OTHER_ADDRESSES } from './pages.ts';
import { requestAll, type PageResponse } from './request.ts';
import { expect } from './test.ts';

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** The inline scripts that an HTML parser finds. */
function inlineScripts({ body }: PageResponse): string[] {
  return parsedElements(body).flatMap(({ name, attributes, text }) =>
    name === 'script' && !attributes.has('src') && !attributes.has('type') ? [text] : [],
  );
}

/** The script-src directive of a page. */
function scriptSources({ headers }: PageResponse): string {
  return /script-src [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0] ?? '';
}

function expectOnlyNamedScripts(page: PageResponse): void {
  const sources = ['script-src', "'self'", ...new Set(inlineScripts(page).map(hashOf))];
  expect(sources.length, page.address).toBeGreaterThan(2);
  expect(scriptSources(page).split(' '), page.address).toEqual(sources);
}

test('a page runs only scripts of the site and those whose hash its policy names', async ({ site }) => {
  for (const page of await requestAll(site, [...ADDRESSES, '/about', '/nothing']))
    expectOnlyNamedScripts(page);
});

function inlineStyles({ body }: PageResponse): string[] {
  return parsedElements(body).flatMap(({ name, attributes, text }) =>
    name === 'style' ? [text] : (attributes.get('style') ?? []),
  );
}

test('every inline style is allowed by its hash in the policy of its page', async ({ site }) => {
  const pages = await requestAll(site, [...ADDRESSES, ...OTHER_ADDRESSES], {
    headers: { accept: 'text/html' },
  });
  const html = pages.filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'));
  const withStyles = html.filter((page) => inlineStyles(page).length > 0);
  expect(withStyles.length).toBeGreaterThan(0);
  for (const page of withStyles) {
    const hashes = inlineStyles(page).map(hashOf);
    const [, sources = ''] =
      /style-src ([^;]*)/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
    expect(sources.split(' '), page.address).toEqual(expect.arrayContaining(hashes));
  }
  for (const { address, headers } of html) {
    expect(headers.get('content-security-policy'), address).not.toContain('unsafe-inline');
  }
});

test('the answer to a form runs only the scripts that its policy names, and no cache keeps it', async ({
  site,
}) => {
  const addresses = ['/form-result/sent', '/form-result/unknown'];
  for (const response of await requestAll(site, addresses)) {
    expectOnlyNamedScripts(response);
    expect(response.headers.get('cache-control')).toContain('no-store');
  }
});

test('no policy of a visitor gets into a page', async ({ site }) => {
  const policy = { 'content-security-policy': "script-src 'nonce-FORGED'" };
  const addresses = ['/ads', '/form-result', '/form-result/a/b', '/form-result/sent', '/nothing'];
  for (const headers of [policy, { ...policy, rsc: '1' }, {}])
    for (const { address, body, headers: sent } of await requestAll(site, addresses, { headers })) {
      expect(body, address).not.toContain('FORGED');
      expect(sent.get('content-security-policy') ?? '', address).not.toContain('nonce');
    }
});
