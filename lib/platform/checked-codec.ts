import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { DiskStore } from './disk-store.ts';
import { warnThrottled } from './warn-throttled.ts';

const CHECKSUM_BYTES = 4;

/** A checksum, then the value in V8's serialization format, which preserves Buffer and Map. */
export function encodeChecked(value: unknown): Buffer {
  const body = serialize(value);
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([checksum, body]);
}

/**
 * What {@link encodeChecked} encoded.
 * @throws Error when the checksum is wrong
 */
export function decodeChecked(content: Buffer): unknown {
  const body = content.subarray(CHECKSUM_BYTES);
  if (body.length === 0 || content.readUInt32BE() !== crc32(body)) throw new Error('Damaged cache entry');
  return deserialize(body);
}

/** Reads a value from disk; null when it is missing. A damaged file is removed and counts as missing. */
export async function readChecked(disk: DiskStore, name: string): Promise<unknown> {
  const content = await disk.read(name);
  if (!content) return null;
  try {
    return decodeChecked(content);
  } catch (error) {
    warnThrottled('cache.read-failed', error);
    await disk.remove(name);
    return null;
  }
}
