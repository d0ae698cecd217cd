import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** The characters of a WOFF file, read from its `cmap` table of format 4. */
export function fontLetters(path: string): Set<string> {
  const segments = segmentTable(table(readFileSync(path), 'cmap'));
  const letters = new Set<string>();
  const count = segments.readUInt16BE(6) / 2;
  for (let index = 0; index < count; index++) {
    const last = segments.readUInt16BE(14 + index * 2);
    const first = segments.readUInt16BE(16 + count * 2 + index * 2);
    for (let code = first; code <= last; code++) letters.add(String.fromCharCode(code));
  }
  return letters;
}

function table(file: Buffer, name: string): Buffer {
  const entry = file.indexOf(name, 44);
  const [offset = 0, packed = 0, whole = 0] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at));
  const content = file.subarray(offset, offset + packed);
  return packed < whole ? inflateSync(content) : content;
}

function segmentTable(cmap: Buffer): Buffer {
  const count = cmap.readUInt16BE(2);
  const tables = Array.from({ length: count }, (_, index) => cmap.subarray(cmap.readUInt32BE(8 + index * 8)));
  const found = tables.find((candidate) => candidate.readUInt16BE() === 4);
  if (!found) throw new Error('The font has no cmap table of format 4');
  return found;
}
