import { hash } from 'node:crypto';
import { parsedElements } from '#lib/page-html/testing/parsed-elements.ts';
import { ERROR_PAGE_HEADERS, errorPage } from './error-page.ts';

const MARKUP = `</h1><script>alert("1")</script>'`;

function aPage(text = 'Back soon') {
  const wording = { call: (phone: string) => `${text} ${phone}`, askOnWhatsApp: text, orAskUs: text };
  const hours = [{ name: text, lines: [[text, text] as const] }];
  const page = { heading: text, explanation: text, next: { address: `/${text}`, text }, hours };
  return errorPage(page, { language: 'fr', errorPage: wording });
}

test('markup in the texts of an error page is escaped', () => {
  const names = [...parsedElements(aPage(MARKUP))].map(({ name }) => name);
  expect(names).toEqual([...parsedElements(aPage())].map(({ name }) => name));
  expect(aPage(MARKUP)).not.toContain(MARKUP);
});

test('the content security policy of an error page allows its style and no script', () => {
  const style = [...parsedElements(aPage())].find(({ name }) => name === 'style')?.text ?? '';
  const policy = ERROR_PAGE_HEADERS['content-security-policy'];
  expect(policy).toContain(`style-src 'sha256-${hash('sha256', style, 'base64')}'`);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('script-src');
});

test('an error page names its language', () => {
  expect([...parsedElements(aPage())].find(({ name }) => name === 'html')?.attributes.get('lang')).toBe(
    'fr-MU',
  );
});

test('an error page loads no other file', () => {
  const loading = [...parsedElements(aPage())].filter(
    ({ name, attributes }) => name === 'link' || attributes.has('src'),
  );
  expect(loading).toEqual([]);
});
