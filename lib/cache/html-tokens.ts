export type Element = {
  /** Lower case. */
  name: string;
  /** Names in lower case, values with their character references as written. Of two of one name the first counts. */
  attributes: Map<string, string>;
  /** What stands inside an element that holds no markup (script, style, title ...); empty for any other. */
  text: string;
};

const NEXT_TAG = /<!--(?:>|->|[\s\S]*?(?:-->|--!>|$))|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)/gi;
const ATTRIBUTE = /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/y;
const HOLDS_TEXT = /^(?:script|style|textarea|title|iframe|noembed|noframes|noscript|xmp|plaintext)$/;
const SCRIPT_TURN = /<!--|-->|<(\/?)script(?=[\s/>])/gi;

/** Reads attributes from `at` on. `end` is where the tag is over, or the end of the page. */
function readAttributes(html: string, at: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = at;
  for (let match = ATTRIBUTE.exec(html); match; match = ATTRIBUTE.exec(html)) {
    const [, close, name, ...values] = match;
    if (close) return { attributes, end: ATTRIBUTE.lastIndex };
    const key = name?.toLowerCase();
    if (key && !attributes.has(key)) attributes.set(key, values.find((value) => value !== undefined) ?? '');
  }
  return { attributes, end: html.length };
}

/** Where a script's text ends. Inside `<!-- <script>` a first `</script>` closes only the inner one. */
function endOfScript(html: string, from: number): number {
  let state: 'plain' | 'comment' | 'script in comment' = 'plain';
  SCRIPT_TURN.lastIndex = from;
  for (let match = SCRIPT_TURN.exec(html); match; match = SCRIPT_TURN.exec(html)) {
    const [text, slash] = match;
    if (text === '-->') state = 'plain';
    else if (text === '<!--') {
      if (state === 'plain') state = 'comment';
      SCRIPT_TURN.lastIndex -= 2; // the dashes may already be those of `-->`
    } else if (slash && state !== 'script in comment') return match.index;
    else if (slash) state = 'comment';
    else if (state === 'comment') state = 'script in comment';
  }
  return html.length;
}

function endOfText(name: string, html: string, from: number): number {
  if (name === 'script') return endOfScript(html, from);
  if (name === 'plaintext') return html.length;
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

/** The start tags of a page in their order, read as a browser that runs scripts reads them. `</head>` ends the head: it comes as `/head`. */
export function* elements(html: string): Generator<Element> {
  let at = 0;
  while (at < html.length) {
    NEXT_TAG.lastIndex = at;
    const match = NEXT_TAG.exec(html);
    if (!match) return;
    const name = match[2]?.toLowerCase();
    if (!name) {
      at = NEXT_TAG.lastIndex;
      continue;
    }
    const { attributes, end } = readAttributes(html, NEXT_TAG.lastIndex);
    const holdsText = match[1] === '' && HOLDS_TEXT.test(name);
    at = holdsText ? endOfText(name, html, end) : end;
    yield { name: `${match[1]}${name}`, attributes, text: html.slice(end, holdsText ? at : end) };
  }
}
