/** @jest-environment jsdom */
import fc from 'fast-check';
import { omitOptionalEndTags } from './optional-end-tags.ts';

const leaf = fc.constantFrom('', 'text', ' ', '<!--$-->', '<p>a</p>', '<a href="#">b</a>');

function listOf(list: string, items: string[], content: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const item = fc.tuple(fc.constantFrom(...items), fc.constantFrom('', ' class="x"'), content);
  const inner = fc.array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: item.map(([name, attributes, text]) => `<${name}${attributes}>${text}</${name}>`),
      },
      leaf,
    ),
    { maxLength: 4 },
  );
  return inner.map((parts) => `<${list}>${parts.join('')}</${list}>`);
}

const { content } = fc.letrec<{ content: string }>((tie) => ({
  content: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('content'), { maxLength: 3 }).map((parts) => `<div>${parts.join('')}</div>`),
    listOf('ul', ['li'], tie('content')),
    listOf('ol', ['li'], tie('content')),
    listOf('dl', ['dt', 'dd'], tie('content')),
    listOf('div', ['dt', 'dd'], tie('content')).map((group) => `<dl>${group}${group}</dl>`),
    listOf('select', ['option'], fc.constantFrom('', 'e')),
    listOf('tr', ['td', 'th'], tie('content')).map((row) => `<table><tbody>${row}${row}</tbody></table>`),
  ),
}));

function documentOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML;
}

test('a page without its optional end tags is the same document', () => {
  fc.assert(
    fc.property(content, (html) => {
      expect(documentOf(omitOptionalEndTags(html))).toBe(documentOf(html));
    }),
    { numRuns: 200 },
  );
});

test('end tags of items that follow each other are optional', () => {
  expect(
    omitOptionalEndTags(
      '<ul><li>a</li><li>b</li></ul><select><option>c</option></select><dl><dt>d</dt><dd>e</dd></dl>',
    ),
  ).toBe('<ul><li>a<li>b</ul><select><option>c</select><dl><dt>d<dd>e</dl>');
});

test('an end tag stays before a comment or text that would become part of the item', () => {
  const html = '<ul><li>a</li><!--$--><li>b</li> </ul>';
  expect(omitOptionalEndTags(html)).toBe(html);
});
