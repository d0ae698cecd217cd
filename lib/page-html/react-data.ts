/** How Next writes React's data into a page: as strings, between which a row may be divided. */
const START = 'self.__next_f.push([1,"';
const END = '"])';

/**
 * Rows that ask the browser to preload a style sheet, and properties without a value. The data may hold 64 KB that a
 * visitor typed, so no part of the expression may run over another beginning of it.
 */
const SUPERFLUOUS = /:HL\[\\"[\w./-]+\.css\\",\\"style\\"\]\\n|,\\"[\w-]+\\":\\"\$undefined\\"/g;

/** Begins a row of text: its id, `T` and the length of the text in bytes, after which the next row follows at once. */
const TEXT_HEAD = /[\da-f]+:T([\da-f]+),/y;

/** Ends any other row: a line feed, not a backslash before an `n`. */
const ROW_END = /(?<!\\)(?:\\\\)*\\n/g;

const BACKSLASH = '\\'.charCodeAt(0);

type Range = { start: number; end: number };

/** Whether a script holds React's data. */
export function isReactData(script: string): boolean {
  return script.startsWith(START) && script.endsWith(END);
}

/**
 * React's data without what a page needs no more once its style sheets are inlined. A row of text stays as it is: it has a
 * length, and text of the backoffice or of a visitor may look like data.
 * @param scripts all scripts of a page with React's data, in their order; a byte for a character (latin1)
 */
export function withoutSuperfluousData(scripts: readonly string[]): string[] {
  const parts = scripts.map((script) => script.slice(START.length, -END.length));
  const texts = textRows(parts.join(''));
  let position = 0; // of the part in all data
  return parts.map((part) => {
    const start = position;
    position += part.length;
    const kept = part.replace(SUPERFLUOUS, (found: string, offset: number) =>
      texts.some((text) => start + offset < text.end && start + offset + found.length > text.start)
        ? found
        : '',
    );
    return START + kept + END;
  });
}

function textRows(data: string): Range[] {
  const rows: Range[] = [];
  for (let position = 0; position < data.length;) {
    TEXT_HEAD.lastIndex = position;
    ROW_END.lastIndex = position;
    const [head, length] = TEXT_HEAD.exec(data) ?? [];
    if (head !== undefined && length !== undefined) {
      const start = position + head.length;
      position = skipBytes(data, start, parseInt(length, 16));
      rows.push({ start, end: position });
    } else position = ROW_END.exec(data) ? ROW_END.lastIndex : data.length;
  }
  return rows;
}

/** The position after so many bytes of text, of which some are written as escapes: `\"` for one, `\u2028` for three. */
function skipBytes(data: string, start: number, bytes: number): number {
  let position = start;
  for (let left = bytes; left > 0 && position < data.length;) {
    const isEscape = data.charCodeAt(position) === BACKSLASH;
    const isUnicode = isEscape && data[position + 1] === 'u';
    left -= isUnicode ? Buffer.byteLength(characterOf(data.slice(position + 2, position + 6))) : 1;
    position += isUnicode ? 6 : isEscape ? 2 : 1;
  }
  return position;
}

function characterOf(code: string): string {
  return String.fromCharCode(parseInt(code, 16));
}
