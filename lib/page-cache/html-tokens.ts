import { SAXParser } from 'parse5-sax-parser';

export type Element = {
  /** In lower case, except for some names of SVG. */
  name: string;
  /** Names in lower case, values with character references decoded. Of duplicates the first counts. */
  attributes: Map<string, string>;
  /** The content of an element that holds text only (script, style, title); of others the text up to the next tag. */
  text: string;
  /** Where the start tag begins and ends in the page. */
  start: number;
  end: number;
};

/**
 * The start tags of a page in document order, tokenized like a browser with scripting enabled. A tag or script that the
 * page is cut off in is left out, as browsers do.
 */
export function elements(html: string): Element[] {
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
