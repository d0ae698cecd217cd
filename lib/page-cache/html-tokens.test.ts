import fc from 'fast-check';
import { tokenize } from './html-tokens.ts';
import { parsedElements } from './testing/parsed-elements.ts';

const PIECES = [
  ...[
    '<p>',
    '</p>',
    '<br/>',
    '<li class=a>',
    '</LI >',
    '<a href="/?a=1&amp;b=2" title=\'>\'>',
    '<B  data-x = y/ a="" a=2>',
  ],
  ...['<title>', '</title>', '<style>', '</style>', '<textarea>', '</textarea>', '<noscript>', '</noscript>'],
  ...[
    '<script>',
    '</script>',
    '<script src=/a.js async>',
    '</scripture>',
    '<scripture>',
    '</script\n>',
    '</SCRIPT/>',
  ],
  ...[
    '<!--',
    '-->',
    '--!>',
    '<!-->',
    '<!--->',
    '<!---',
    '<!--$-->',
    '<!doctype html>',
    '<?xml a?>',
    '</>',
    '</ a>',
    '<![CDATA[',
  ],
  ...[
    '<',
    '>',
    '"',
    "'",
    '=',
    '/',
    ' ',
    '\r\n',
    '\r',
    '-',
    '!',
    'a',
    'é',
    '&lt;',
    '&',
    '<p a="',
    '<p =b>',
    '<p a=>',
    '<p a',
  ],
];
/** Closes whatever is open: of a page that is cut off the parser's last event is still to come. */
const CLOSED = `--></script></script></style></title></textarea></noscript>"'><p>`;

/** Only the text of scripts and styles is used. */
function found(elements: ReturnType<typeof parsedElements>) {
  return elements.map(({ name, attributes, text, start, end }) => ({
    name,
    attributes: Object.fromEntries(attributes),
    text: name === 'script' || name === 'style' ? text : '',
    start,
    end,
  }));
}

test('the elements of a page are those that a parser finds', () => {
  const pages = fc
    .array(fc.constantFrom(...PIECES), { maxLength: 14 })
    .map((pieces) => pieces.join('') + CLOSED);
  fc.assert(
    fc.property(pages, (html) => {
      expect(found(tokenize(html).elements)).toEqual(found(parsedElements(html)));
    }),
    { numRuns: 3000 },
  );
});
