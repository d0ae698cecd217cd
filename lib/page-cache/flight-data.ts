/**
 * A row is either JSON up to the end of its line, after at most one letter, or text or binary with its length in bytes.
 */
const ROW = /([\da-f]*):(?:[TAOobUSsLlGgMmV]([\da-f]+),)?/y;

/** `["` and `,"` always begin a JSON string: inside a string the quote would be escaped. */
const STYLE_SHEET =
  /\["\$","link","\d+",\{"rel":"stylesheet","href":"([^"\\]+)","precedence":"next"(?:,"(?:crossOrigin|nonce)":"\$undefined")*\}\]/g;
const UNDEFINED_PROPERTY = /,"\w+":"\$undefined"/g;
/** A script whose text is in a row of its own, as a long text is. */
const STRUCTURED_DATA =
  /\{"type":"application\/ld\+json","dangerouslySetInnerHTML":\{"__html":"\$([\da-f]+)"\}\}/g;
const STYLE_SHEET_HINT = /^:HL\["([^"\\]+)","style"\]$/;

/**
 * React's data of a page (the Flight format) without what hydration does not need: style sheets and texts of structured
 * data that are in the page already, and undefined properties. Data in an unknown format are unchanged.
 * @param isInPage whether the page contains the style sheet with this address
 */
export function compactFlightData(flight: string, isInPage: (address: string) => boolean): string {
  const structuredData = new Set([...flight.matchAll(STRUCTURED_DATA)].map(([, id]) => id));
  const rows = Buffer.from(flight).toString('latin1'); // one character for each byte
  let compacted = '';
  let position = 0;
  while (position < rows.length) {
    ROW.lastIndex = position;
    const head = ROW.exec(rows);
    if (!head) return flight;
    const [{ length }, id = '', bytes] = head;
    const content = position + length;
    const end = bytes ? content + parseInt(bytes, 16) : rows.indexOf('\n', content) + 1;
    if (end <= content || end > rows.length) return flight;
    if (bytes && structuredData.has(id)) compacted += `${id}:"{}"\n`;
    else compacted += bytes ? rows.slice(position, end) : compactRow(rows.slice(position, end), isInPage);
    position = end;
  }
  return Buffer.from(compacted, 'latin1').toString();
}

function compactRow(row: string, isInPage: (address: string) => boolean): string {
  const hinted = STYLE_SHEET_HINT.exec(row.trimEnd())?.[1];
  if (hinted && isInPage(hinted)) return '';
  return row
    .replace(STYLE_SHEET, (link, address: string) => (isInPage(address) ? 'null' : link)) // ids depend on its place
    .replace(UNDEFINED_PROPERTY, '');
}

const DATA_SCRIPT = /^self\.__next_f\.push\((\[1,"[^"\\]*(?:\\.[^"\\]*)*"\])\)$/;

/** The data in an inline script with which Next passes them to React; null for any other script. */
export function flightDataOf(script: string): string | null {
  const data = DATA_SCRIPT.exec(script)?.[1];
  if (data === undefined) return null;
  const [, text] = JSON.parse(data) as [number, string];
  return text;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r', '<': '\\x3c' };

/**
 * The script that passes data to React, like Next's own, but in single quotes, since the data are full of double
 * quotes.
 */
export function flightScript(flight: string): string {
  const escaped = flight
    .replace(/[\\'\n\r<]/g, (character) => ESCAPES[character] ?? character)
    .replace(
      /[\0\u2028\u2029\ud800-\udfff]/gu, // of surrogates those without their other half
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return `self.__next_f.push([1,'${escaped}'])`;
}
