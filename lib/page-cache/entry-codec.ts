import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Entry } from './entry.ts';

const CHECKSUM_BYTES = 4;

/** The entry as one file: a checksum, then the entry in V8's own format, which knows Buffer and Map. */
export function encodeEntry(entry: Entry): Buffer {
  const body = serialize(entry);
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([checksum, body]);
}

/** @throws Error when the file is not exactly what {@link encodeEntry} gave: cut off, overwritten, something else. */
export function decodeEntry(file: Buffer): Entry {
  const body = file.subarray(CHECKSUM_BYTES);
  if (body.length === 0 || file.readUInt32BE() !== crc32(body)) throw new Error('Damaged cache file');
  return deserialize(body) as Entry; // the checksum says that it is what was encoded
}
