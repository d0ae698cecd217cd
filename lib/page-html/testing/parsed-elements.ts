import { SAXParser } from 'parse5-sax-parser';

export type ParsedElement = { name: string; attributes: Map<string, string>; text: string };

/** The start tags of a page in document order, found by a full HTML parser, each with the text up to the next tag. */
export function parsedElements(html: string): ParsedElement[] {
  const found: ParsedElement[] = [];
  let open: ParsedElement | null = null;
  const parser = new SAXParser();
  parser.on('startTag', ({ tagName, attrs }) => {
    open = {
      name: tagName,
      attributes: new Map(attrs.map(({ name, value }) => [name, value])),
      text: '',
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
