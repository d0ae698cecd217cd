import { readPageStatus } from './page-status.ts';

function aPage({ head = '', body = '' }: { head?: string; body?: string }): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><script src="/a.js" async=""></script>${head}</head><body>${body}</body></html>`;
}

const MARK = '<meta name="page-status" content="404"/>';

test('a page marked 404 is answered with 404', () => {
  expect(readPageStatus(aPage({ head: `<title>Gone</title>${MARK}` }))).toBe(404);
});

test.each([
  ['no mark', aPage({})],
  ['a mark in the body', aPage({ body: `<p>${MARK}</p>` })],
  ['a mark in the body of a page whose head was left out', `<body>${MARK}</body>`],
  ['a mark inside the title', aPage({ head: `<title>${MARK}</title>` })],
  ['a mark inside a script', aPage({ head: `<script>'${MARK}'</script>` })],
  ['a mark inside a comment', aPage({ head: `<!-- ${MARK} -->` })],
  ['a mark inside a quoted attribute', aPage({ head: `<meta name="description" content='${MARK}'/>` })],
  ['a mark in escaped text', aPage({ head: '<title>&lt;meta name="page-status" content="404"/></title>' })],
])('%s says nothing of the status', (_case, html) => {
  expect(readPageStatus(html)).toBeNull();
});

test.each(['200', '301', '404x', '', '99999'])('the mark %j is not believed', (content) => {
  expect(readPageStatus(aPage({ head: `<meta name="page-status" content="${content}"/>` }))).toBeNull();
});

test('the order and the quotes of the attributes do not matter', () => {
  expect(readPageStatus(aPage({ head: `<META content='410' NAME=page-status>` }))).toBe(410);
});
