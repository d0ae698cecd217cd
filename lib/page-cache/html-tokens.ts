import { SAXParser } from 'parse5-sax-parser';

export type Element = {
  /** As HTML writes it: lower case, but for some names of SVG. */
  name: string;
  /** Names in lower case, values with their character references resolved. Of two of one name the first counts. */
  attributes: Map<string, string>;
  /** What stands inside an element that holds no markup (script, style, title ...), up to the next tag for any other. */
  text: string;
};

/**
 * The tags of a page in their order, read as a browser that runs scripts reads them. An end tag comes as `/head`. A tag or
 * a script that the page breaks off in is left out, as a browser leaves it out.
 */
export function elements(html: string): Element[] {
  const found: Element[] = [];
  const parser = new SAXParser();
  parser.on('startTag', ({ tagName, attrs }) => {
    found.push({
      name: tagName,
      attributes: new Map(attrs.map(({ name, value }) => [name, value])),
      text: '',
    });
  });
  parser.on('text', ({ text }) => {
    const last = found.at(-1);
    if (last) last.text += text;
  });
  parser.on('endTag', ({ tagName }) => found.push({ name: `/${tagName}`, attributes: new Map(), text: '' }));
  parser.write(html); // what it tells, it tells before this returns
  parser.removeAllListeners().destroy();
  return found;
}
