import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { atomXml } from './atom.ts';

const AT = new Date('2026-11-23T08:00:00Z');
const HOSTILE = 'a < b & "c" ]]> \u0000\uD800<script>';

/** What a feed reader finds. */
function parse(xml: string): unknown {
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', htmlEntities: true }).parse(xml);
}

test('a feed keeps every text, and markup only in the content', () => {
  const xml = atomXml({
    address: 'https://dealer.example/blogs',
    self: 'https://dealer.example/feeds/blogs.atom',
    title: 'Dealer: blog',
    language: 'en-MU',
    author: { name: 'Dealer & Sons', email: 'info@dealer.example', address: 'https://dealer.example/' },
    updated: AT,
    entries: [
      {
        address: 'https://dealer.example/blogs/2',
        title: 'Without a body',
        summary: 'Its list has no texts',
        paragraphs: [],
        updated: AT,
      },
      {
        address: 'https://dealer.example/blogs/1?a=1&b=2',
        title: HOSTILE,
        summary: HOSTILE,
        paragraphs: [['one', '<b>two'], ['three']],
        updated: AT,
      },
    ],
  });
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml.match(/<content/g)).toHaveLength(1);
  expect(parse(xml)).toMatchObject({
    feed: {
      '@xml:lang': 'en-MU',
      id: 'https://dealer.example/blogs',
      author: { name: 'Dealer & Sons' },
      link: [{ '@rel': 'alternate' }, { '@rel': 'self', '@href': 'https://dealer.example/feeds/blogs.atom' }],
      updated: '2026-11-23T08:00:00.000Z',
      entry: [
        { title: 'Without a body' },
        {
          id: 'https://dealer.example/blogs/1?a=1&b=2',
          link: { '@href': 'https://dealer.example/blogs/1?a=1&b=2' },
          title: 'a < b & "c" ]]> \uFFFD<script>',
          summary: 'a < b & "c" ]]> \uFFFD<script>',
          content: { '@type': 'html', '#text': '<p>one<br>&#60;b&#62;two</p><p>three</p>' },
        },
      ],
    },
  });
});
