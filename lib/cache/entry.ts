import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What is known of an entry besides its body. */
type Head = {
  status: number;
  /** Alternating names and values. */
  headers: string[];
  /** An invalidation of any of these makes the entry stale. */
  tags: string[];
  /** When making it began, in milliseconds since 1970: a change meanwhile makes the entry stale. */
  madeAt: number;
  /** How long the entry is fresh, in seconds. With 0 it is not kept. */
  lifetime: number;
  /** Whether a part is missing because the backoffice failed. */
  isIncomplete?: boolean;
  /** The ETag of what it was made from, by which that is asked for again; null when it has none. */
  sourceEtag?: string | null;
};

/** What is made for the cache. */
export type Made = Omit<Head, 'madeAt'> & { body: Buffer | Readable };

/** An entry on disk and in Redis: its head, and its body as it is kept. */
type Stored = Head & { etag: string; encoding: 'br' | 'identity'; body: Buffer };

const TEXT = /^(?:text\/|application\/(?:xml|atom\+xml))/;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

const BROTLI_PARAMS = {
  /**
   * A compromise between speed, size and memory: a compression takes 2 MB at quality 6, 8 MB at 7, 16 MB at 8, which V8
   * counts as its own and collects garbage for. Quality 8 makes a page 0.7 % smaller, 11 another 8 % in 0.2 s.
   */
  [constants.BROTLI_PARAM_QUALITY]: 6,
  /** A window of 256 KB, more than a page: the default takes 8 MB for each compression. */
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/** A response. A text is kept in brotli, and encoded in another way on first use, once. */
export class Entry {
  readonly head: Head;
  /** A strong ETag of the body as it is kept. */
  readonly etag: string;
  readonly #kept: Stored['encoding'];
  readonly #bodies = new Map<Encoding, Buffer | Promise<Buffer>>();
  /** Called when another body is kept. */
  onGrow: () => void = () => undefined;

  private constructor({ etag, encoding, body, ...head }: Stored) {
    this.head = head;
    this.etag = etag;
    this.#kept = encoding;
    this.#bodies.set(encoding, withOwnMemory(body));
  }

  static async make({ body, ...head }: Made, madeAt: number): Promise<Entry> {
    const type = head.headers[head.headers.indexOf('content-type') + 1] ?? '';
    const encoding = TEXT.test(type) ? 'br' : 'identity';
    const kept = await (encoding === 'br' ? compressed(body) : Buffer.isBuffer(body) ? body : buffer(body));
    return new Entry({ ...head, madeAt, etag: `"${hash('sha1', kept, 'base64url')}"`, encoding, body: kept });
  }

  /**
   * What `encode` encoded.
   * @throws Error for a damaged file
   */
  static decode(content: Buffer): Entry {
    return new Entry(deserialize(content) as Stored); // only `encode` writes what can be deserialized
  }

  encode(): Buffer {
    const { head, etag } = this;
    return serialize({ ...head, etag, encoding: this.#kept, body: this.kept } satisfies Stored);
  }

  /** The body as it is kept. */
  get kept(): Buffer {
    return this.#bodies.get(this.#kept) as Buffer; // set by the constructor
  }

  /** What it takes in memory. */
  get bytes(): number {
    const bodies = [...this.#bodies.values()].map((body) => (Buffer.isBuffer(body) ? body.length : 0));
    return bodies.reduce((sum, bytes) => sum + bytes, 2_000);
  }

  /** The encoding for a client that accepts this one: what is no text is never encoded. */
  encodingFor(accepted: Encoding): Encoding {
    return this.#kept === 'br' ? accepted : 'identity';
  }

  /** A promise only while the body is encoded, in zlib's threads. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const encoded = this.#encode(encoding);
    this.#bodies.set(encoding, encoded);
    return encoded;
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    const plain = await decompress(this.kept);
    const body = withOwnMemory(encoding === 'gzip' ? await compressGzip(plain) : plain);
    this.#bodies.set(encoding, body);
    this.onGrow();
    return body;
  }
}

function compressed(body: Buffer | Readable): Promise<Buffer> {
  if (!Buffer.isBuffer(body)) return pipeline(body, createBrotliCompress({ params: BROTLI_PARAMS }), buffer);
  return compress(body, { params: { ...BROTLI_PARAMS, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
}

/**
 * The same bytes, alone in their memory. zlib and Redis return a view of a larger chunk, and a small buffer is a view of
 * Node's pool: what is kept for long would hold several times its size.
 */
function withOwnMemory(bytes: Buffer): Buffer {
  return bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(Uint8Array.from(bytes).buffer);
}
