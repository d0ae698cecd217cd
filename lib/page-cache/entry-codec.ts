import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants, crc32 } from 'node:zlib';
import type { DiskStore } from '#lib/platform/disk-store.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { Entry } from './entry.ts';

const CHECKSUM_BYTES = 4;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** For the 30 KB of a page besides its HTML: takes half a millisecond, and leaves a fifth of the size. */
const BROTLI_QUALITY = 4;

/**
 * The content of an entry's file: a checksum, then the entry in V8's serialization format, which preserves Buffer and
 * Map.
 */
export function encodeEntry(entry: Entry): Buffer {
  return encode(entry);
}

/** @throws Error when the file is damaged */
export function decodeEntry(file: Buffer): Entry {
  return decode(file) as Entry; // the checksum proves that encodeEntry made it
}

/** A page's compressed HTML and the rest of its entry. Without HTML `brotli` is null and `rest` is the whole entry. */
type Packed = { brotli: Buffer | null; rest: Buffer };

/** Encodes an entry for Redis. @param brotli the compressed HTML of a page, null for any other entry */
export async function packEntry(entry: Entry, brotli: Buffer | null): Promise<Buffer> {
  const rest = brotli && entry.value ? { ...entry, value: { ...entry.value, html: '' } } : entry;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const packed: Packed = { brotli, rest: await compress(serialize(rest), { params }) };
  return encode(packed);
}

/** Decodes what {@link packEntry} encoded. @throws Error when it is damaged */
export async function unpackEntry(content: Buffer): Promise<{ entry: Entry; brotli: Buffer | null }> {
  const { brotli, rest } = decode(content) as Packed; // the checksum proves that packEntry made it
  const entry = deserialize(await decompress(rest)) as Entry;
  if (!brotli || !entry.value) return { entry, brotli: null };
  entry.value.html = String(await decompress(brotli));
  return { entry, brotli: Buffer.from(brotli) }; // a copy: a view would keep the whole content in memory
}

function encode(value: unknown): Buffer {
  const body = serialize(value);
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([checksum, body]);
}

/** @throws Error when the checksum is wrong */
function decode(content: Buffer): unknown {
  const body = content.subarray(CHECKSUM_BYTES);
  if (body.length === 0 || content.readUInt32BE() !== crc32(body)) throw new Error('Damaged cache entry');
  return deserialize(body);
}

/** Reads an entry from disk. A damaged file is removed and counts as missing. */
export async function readEntry(disk: DiskStore, name: string): Promise<Entry | null> {
  const content = await disk.read(name);
  if (!content) return null;
  try {
    return decodeEntry(content);
  } catch (error) {
    warnThrottled('cache.read-failed', error);
    await disk.remove(name);
    return null;
  }
}
