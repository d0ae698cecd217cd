export type Element = {
  /** In lower case. */
  name: string;
  /** Names in lower case, values with character references decoded. Of duplicates the first counts. */
  attributes: Map<string, string>;
  /** The content of an element that holds text only (script, style, title); of others empty. */
  text: string;
  /** Where the start tag begins and ends in the page. */
  start: number;
  end: number;
};

export type EndTag = { name: string; start: number; end: number };

/** Their content is text up to the end tag (https://html.spec.whatwg.org/#parsing-html-fragments, scripting enabled). */
const TEXT_ONLY = new Set(
  'script style title textarea xmp iframe noembed noframes noscript plaintext'.split(' '),
);

const COMMENT = /<!--(?:-?>|[^]*?(?:--!?>|$))/y;
const OTHER_DECLARATION = /<(?:[!?]|\/(?![a-z]))[^>]*(?:>|$)/iy;
const SCRIPT_MARK = /<!--|-->|<\/?script[\t\n\f\r />]/gi;
/** A whole tag as React writes it, which a browser reads alike: most of a page. */
const PLAIN_TAG = /<(\/?)([a-z][a-z\d-]*)(?: [a-z][\w:-]*(?:="[^"]*")?)*\/?>/iy;
const TAG_NAME = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r "'>][^\t\n\f\r >]*)|(?=>)))?/y;
const TAG_END = /[\t\n\f\r /]*>/y;

/** Those that React and Next write. */
const CHARACTER_REFERENCES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * The start tags and the end tags of a page in document order, tokenized like a browser with scripting enabled. Of character
 * references those are decoded that React writes. A tag or script that the page is cut off in is left out, as browsers do.
 * It stands in for a parser, which takes far longer.
 */
export function tokenize(html: string): { elements: Element[]; endTags: EndTag[] } {
  const elements: Element[] = [];
  const endTags: EndTag[] = [];
  let position = html.indexOf('<');
  while (position >= 0) {
    const plain = matchAt(PLAIN_TAG, html, position);
    const tag = plain ?? matchAt(TAG_NAME, html, position);
    if (!tag) {
      const skipped = matchAt(COMMENT, html, position) ?? matchAt(OTHER_DECLARATION, html, position);
      position = html.indexOf('<', position + (skipped?.[0].length ?? 1));
      continue;
    }
    const [found, slash, name = ''] = tag;
    const end = plain ? position + found.length : readAttributes(html, position + found.length).end;
    if (end < 0) break;
    let next = end;
    if (slash) endTags.push({ name: name.toLowerCase(), start: position, end });
    else {
      const element = new StartTag(html, name.toLowerCase(), position, end);
      next = element.next;
      if (next < 0) break;
      elements.push(element);
    }
    position = html.indexOf('<', next);
  }
  return { elements, endTags };
}

/** Attributes and text of most tags are never asked for. */
class StartTag implements Element {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Where the page goes on: behind the text. -1 when the page is cut off in it. */
  readonly next: number;
  readonly #html: string;

  constructor(html: string, name: string, start: number, end: number) {
    this.#html = html;
    this.name = name;
    this.start = start;
    this.end = end;
    this.next = TEXT_ONLY.has(name) ? textEnd(html, name, end) : end;
  }

  get attributes(): Map<string, string> {
    return readAttributes(this.#html, this.start + 1 + this.name.length).attributes;
  }

  get text(): string {
    return withLineFeeds(this.#html.slice(this.end, this.next));
  }
}

/** Where the content that begins at `start` ends: at its end tag, at the end of the page, or for a script without one at -1. */
function textEnd(html: string, name: string, start: number): number {
  if (name === 'script') return scriptEnd(html, start);
  if (name === 'plaintext') return html.length;
  const found = html.slice(start).search(new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'i'));
  return found < 0 ? html.length : start + found;
}

/** A comment in a script may hold a whole script. */
function scriptEnd(html: string, start: number): number {
  let isComment = false;
  let isNested = false;
  SCRIPT_MARK.lastIndex = start;
  for (let mark = SCRIPT_MARK.exec(html); mark; mark = SCRIPT_MARK.exec(html)) {
    const [found] = mark;
    if (found === '-->') isComment = isNested = false;
    else if (found === '<!--') {
      isComment = true;
      SCRIPT_MARK.lastIndex -= 2; // `<!-->` is a whole comment
    } else if (!found.startsWith('</')) isNested = isComment;
    else if (isNested) isNested = false;
    else return mark.index;
  }
  return -1;
}

function matchAt(pattern: RegExp, html: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(html);
}

/** `end` is behind the tag, or -1 when the page ends in it. */
function readAttributes(html: string, start: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let position = start;
  for (;;) {
    const tagEnd = matchAt(TAG_END, html, position);
    if (tagEnd) return { attributes, end: position + tagEnd[0].length };
    const attribute = matchAt(ATTRIBUTE, html, position);
    if (!attribute) return { attributes, end: -1 };
    position += attribute[0].length;
    const name = (attribute[1] ?? '').toLowerCase();
    const value = attribute[2] ?? attribute[3] ?? attribute[4] ?? '';
    if (!attributes.has(name)) attributes.set(name, decode(withLineFeeds(value)));
  }
}

function decode(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (reference) => CHARACTER_REFERENCES[reference] ?? reference,
  );
}

/** Browsers know one line break. */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
