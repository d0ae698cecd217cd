import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Entry } from './entry.ts';

const CHECKSUM_BYTES = 4;

/** The content of an entry's file: a checksum, then the entry in V8's format, which preserves Buffer and Map. */
export function encodeEntry(entry: Entry): Buffer {
  const body = serialize(entry);
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([checksum, body]);
}

/** @throws Error when the file is damaged: not exactly what {@link encodeEntry} gave */
export function decodeEntry(file: Buffer): Entry {
  const body = file.subarray(CHECKSUM_BYTES);
  if (body.length === 0 || file.readUInt32BE() !== crc32(body)) throw new Error('Damaged cache file');
  return deserialize(body) as Entry; // the checksum proves that encodeEntry made it
}
