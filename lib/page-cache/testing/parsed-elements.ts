import { SAXParser } from 'parse5-sax-parser';
import type { Element } from '#lib/page-cache/html-tokens.ts';

/**
 * The start tags of a page in document order, tokenized by a parser that knows all of HTML: what the
 * site's own, faster tokenizer is compared with. The text is that of the element up to the next tag.
 */
export function parsedElements(html: string): Element[] {
  const found: Element[] = [];
  let open: Element | null = null;
  const parser = new SAXParser({ sourceCodeLocationInfo: true });
  parser.on('startTag', ({ tagName, attrs, sourceCodeLocation }) => {
    open = {
      name: tagName,
      attributes: new Map(attrs.map(({ name, value }) => [name, value])),
      text: '',
      start: sourceCodeLocation?.startOffset ?? 0,
      end: sourceCodeLocation?.endOffset ?? 0,
    };
    found.push(open);
  });
  parser.on('text', ({ text }) => {
    if (open) open.text += text;
  });
  parser.on('endTag', () => {
    open = null;
  });
  parser.write(html); // emits its events synchronously
  parser.removeAllListeners().destroy();
  return found;
}
