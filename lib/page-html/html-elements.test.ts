import fc from 'fast-check';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { scriptJson } from '#lib/seo/structured-data/add-structured-data.ts';
import { attributeOf, findElements } from './html-elements.ts';
import { parsedElements } from './testing/parsed-elements.ts';

const NAMES = ['script', 'style', 'link'];

const text = fc
  .array(
    fc.constantFrom(
      ...['<script>', '</script>', '<!--', '-->', '<style>', '</style>', '<link rel="x">', '</title>'],
      ...['</textarea>', '<noscript>', '"', "'", '&', '<', '>', '=', ' ', 'a', 'é'],
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}

function script(content: string, type?: string) {
  return h('script', { type, dangerouslySetInnerHTML: { __html: content } });
}

test("the elements found in React's HTML, whatever its texts, are those that an HTML parser finds", () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const page = h(
        'html',
        null,
        h('head', null, h('title', null, one), h('link', { rel: 'icon', href: '/a.svg', title: other })),
        h(
          'body',
          { title: one },
          h('p', null, other, h('b', null, one), '-->'),
          h('textarea', { defaultValue: other }),
          h('noscript', null, one, h('img', { alt: other })),
          script(scriptJson({ one, other }), 'application/ld+json'),
          script(`self.__next_f.push([1,${scriptJson({ other })}])`),
          h('script', { src: '/a.js', async: true, id: one }),
          h('style', { title: other }, 'p > b {}'),
        ),
      );
      const html = renderToStaticMarkup(page);
      const parsed = parsedElements(html).filter(({ name }) => NAMES.includes(name));
      const found = findElements(Buffer.from(html));
      expect(found.map(({ name, text }) => [name, utf8(text)])).toEqual(
        parsed.map(({ name, text }) => [name, text]),
      );
      for (const attribute of ['src', 'type', 'href', 'rel'])
        expect(
          found.map((element) => attributeOf(element, attribute)).map((value) => value && utf8(value)),
        ).toEqual(parsed.map(({ attributes }) => attributes.get(attribute) ?? null));
    }),
    { numRuns: 300 },
  );
});

test('an attribute is found by its whole name only', () => {
  const [element] = findElements(Buffer.from('<script data-src="/b.js" noModule="" src="/a.js"></script>'));
  expect(element && attributeOf(element, 'noModule')).toBe('');
  expect(element && attributeOf(element, 'src')).toBe('/a.js');
  expect(element && attributeOf(element, 'async')).toBeNull();
});
