import { hash } from 'node:crypto';
import { parsedElements } from '#lib/page-cache/testing/parsed-elements.ts';
import { test } from './one-site.ts';
import { ADDRESSES, OTHER_ADDRESSES } from './pages.ts';
import { sendRaw } from './raw-request.ts';
import { requestAll, type PageResponse } from './request.ts';
import type { Site } from './site.ts';
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

test('a page runs only scripts of the site and those whose hash its policy names', async ({ site }) => {
  for (const page of await requestAll(site, [...ADDRESSES, '/about', '/nothing'])) {
    const sources = ['script-src', "'self'", ...new Set(inlineScripts(page).map(hashOf))];
    expect(sources.length, page.address).toBeGreaterThan(2);
    expect(scriptSources(page).split(' '), page.address).toEqual(sources);
  }
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

async function expectNoNonce(site: Site): Promise<void> {
  for (const page of await requestAll(site, [
    '/',
    '/about',
    '/form-result',
    '/form-result/a/b',
    '/nothing',
  ])) {
    expect(page.body, page.address).not.toContain('nonce=');
    expect(scriptSources(page), page.address).not.toContain('nonce-');
  }
}

test('each response to a form has its own nonce, which never gets into a cached page', async ({ site }) => {
  const responses = await requestAll(site, [
    '/form-result/sent',
    '/form-result/sent',
    '/form-result/unknown',
  ]);
  for (const response of responses) {
    const nonce = /'nonce-([\w+/=]+)'/.exec(scriptSources(response))?.[1] ?? 'none';
    expect(response.body, response.address).toContain(`nonce="${nonce}"`);
    expect(response.headers.get('cache-control')).toContain('no-store');
  }
  expect(new Set(responses.map(scriptSources)).size).toBe(responses.length);

  const policy = { 'content-security-policy': "script-src 'nonce-FORGED'" };
  await requestAll(site, ['/', '/about', '/form-result', '/form-result/a/b', '/nothing'], {
    headers: policy,
  });
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
  await requestAll(site, ['/form-result/a/b', '/form-result'], { method: 'HEAD' });
  await requestAll(site, ['/form-result/a/b', '/form-result', '/form-result/sent'], {
    headers: { rsc: '1' },
    redirect: 'follow',
  });
  await expectNoNonce(site);
});
