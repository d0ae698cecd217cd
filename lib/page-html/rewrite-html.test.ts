import { runInNewContext } from 'node:vm';
import { rewriteHtml } from './rewrite-html.ts';

const HEAD =
  '<head><link rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/f.woff2"/>' +
  '<link rel="stylesheet" href="/one.css" data-precedence="next"/><link rel="stylesheet" href="/two.css"/>' +
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>';
const PAGE = `<html>${HEAD}<body><p>Citroën → &lt;script src="/b.js"></p><script>inline()</script></body></html>`;
const SHEETS: Record<string, string> = { '/one.css': 'p{color:red}', '/two.css': 'b{color:blue}' };

type Options = Partial<Parameters<typeof rewriteHtml>[1]>;

function rewrite(html: string, options: Options = {}): string {
  const rewritten = rewriteHtml(Buffer.from(html), {
    readStyleSheet: (address) => SHEETS[address] ?? null,
    inlineScript: 'hydrate()',
    structuredData: [],
    ...options,
  });
  return rewritten.toString();
}

test('style sheets are inlined in their order, and their links are deferred', () => {
  const html = rewrite(PAGE);
  expect(html).toContain('<style data-sheets="/ one.css two.css">p{color:red}b{color:blue}</style>');
  expect(html).not.toContain('rel="stylesheet"');
});

test.each([
  ['cannot be read', () => null],
  ['would end the style element', () => 'p{content:"</STYLE>"}'],
])('a page with a style sheet that %s keeps its links', (_case, readStyleSheet) => {
  const html = rewrite(PAGE, { readStyleSheet });
  expect(html).toContain('<link rel="stylesheet" href="/one.css" data-precedence="next"/>');
  expect(html).not.toContain('<style');
});

test('scripts and their preloads are deferred to the inline script at the end, without those for old browsers', () => {
  const html = rewrite(PAGE);
  expect(html).not.toContain('/old.js');
  expect(html).not.toContain(' src="/a.js"');
  expect(html).not.toContain('as="script"');
  expect(html).toContain('<link rel="preload" as="font" href="/f.woff2"/>');
  expect(html).toContain(
    '<script>inline()</script><script data-scripts="/ a.js">hydrate()</script></body></html>',
  );
});

test('structured data are added at the end', () => {
  expect(rewrite('<body>A car</body>', { structuredData: ['{"a":"é$&"}', '{}'] })).toBe(
    '<body>A car<script type="application/ld+json">{"a":"é$&"}</script>' +
      '<script type="application/ld+json">{}</script></body>',
  );
});

test.each([{ saveData: false }, { saveData: true }, undefined])(
  'the end of the head says that the font comes later, and whether data are to be saved: %j',
  (connection) => {
    const script = /<script>(document[^<]*)<\/script><\/head>/.exec(rewrite(PAGE))?.[1] ?? '';
    const dataset = {};
    runInNewContext(script, {
      navigator: { connection },
      document: { documentElement: { dataset } },
      addEventListener: () => undefined,
    });
    expect(dataset).toEqual({ font: '', saveData: connection?.saveData });
  },
);

test('a page without style sheets and scripts is unchanged', () => {
  const plain = '<html><body>Gone</body></html>';
  expect(rewrite(plain)).toBe(plain);
});
