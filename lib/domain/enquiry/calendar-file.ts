/** The longest line of a calendar file, in bytes without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;

const SPECIAL = /[\\;,]/g;

/** A text value: special characters are escaped, and line breaks are written as `\n` (RFC 5545, 3.3.11). */
export function calendarText(text: string): string {
  return text.replace(SPECIAL, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);
}

/** A calendar file of these lines, folded where they are too long; no character is split. */
export function calendarFile(lines: string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  let result = '';
  let bytes = 0;
  const encoder = new TextEncoder();
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
