import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What is known of a page besides its body. */
export type PageHead = {
  status: number;
  /** Alternating names and values. */
  headers: string[];
  /** An invalidation of any of these makes the page stale. */
  tags: string[];
  /** When the render began, in milliseconds since 1970: a change during the render makes the page stale. */
  renderedAt: number;
  /** How long the page is fresh, in seconds. */
  lifetime: number;
  /** Whether a part is missing because the backoffice failed. */
  isIncomplete: boolean;
};

/** A page on disk and in Redis, with its body in brotli. */
export type StoredPage = PageHead & { etag: string; brotli: Buffer };

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/**
 * A compromise between speed, size and memory: a compression takes 2 MB at quality 6, 8 MB at 7, 16 MB at 8, which V8
 * counts as its own and collects garbage for. Quality 8 makes a page 0.7 % smaller, 11 another 8 % in 0.2 s.
 */
const BROTLI_QUALITY = 6;

/** A window of 256 KB, more than a page: the default takes 8 MB for each compression. */
const BROTLI_WINDOW_BITS = 18;

/** The response of a page, whose body is encoded on first use and once for each encoding. */
export class CachedPage {
  readonly head: PageHead;
  /** A strong ETag of the body without encoding. */
  readonly etag: string;
  /** When a render that failed began, in milliseconds since 1970. */
  failedAt = -Infinity;
  readonly #bodies = new Map<Encoding, Buffer | Promise<Buffer>>();
  #onGrow: (bytes: number) => void = () => undefined;

  private constructor(head: PageHead, etag: string, encoding: Encoding, body: Buffer) {
    this.head = head;
    this.etag = etag;
    this.#bodies.set(encoding, body);
  }

  static rendered(head: PageHead, body: Buffer): CachedPage {
    return new CachedPage(head, `"${hash('sha1', body, 'base64url')}"`, 'identity', body);
  }

  static stored({ etag, brotli, ...head }: StoredPage): CachedPage {
    return new CachedPage(head, etag, 'br', brotli);
  }

  async toStored(): Promise<StoredPage> {
    return { ...this.head, etag: this.etag, brotli: await this.body('br') };
  }

  /** The size of the bodies in memory. */
  get bytes(): number {
    return [...this.#bodies.values()].reduce(
      (sum, body) => sum + (Buffer.isBuffer(body) ? body.length : 0),
      0,
    );
  }

  /** Calls `onGrow` with every change of `bytes` from now on. */
  trackSize(onGrow: (bytes: number) => void): void {
    this.#onGrow = onGrow;
  }

  /** A promise only while the body is encoded, in zlib's threads. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const encoded = this.#encode(encoding); // reads the other bodies before this one is set
    this.#bodies.set(encoding, encoded);
    return encoded;
  }

  /** Drops the largest body, which can be made from the others. */
  releasePlain(): void {
    const plain = this.#bodies.get('identity');
    if (!Buffer.isBuffer(plain) || !Buffer.isBuffer(this.#bodies.get('br'))) return;
    this.#bodies.delete('identity');
    this.#onGrow(-plain.length);
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    const plain = await (this.#bodies.get('identity') ?? decompressBrotli(await this.body('br')));
    const body = withOwnMemory(await this.#encoded(plain, encoding));
    this.#bodies.set(encoding, body);
    this.#onGrow(body.length);
    return body;
  }

  #encoded(plain: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return plain;
    if (encoding === 'gzip') return compressGzip(plain);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    return compressBrotli(plain, { params });
  }
}

/**
 * The same bytes, alone in their memory. zlib returns a view of a larger chunk, and a small buffer is a view of Node's
 * pool: a page that is stored for long would hold several times its size.
 */
function withOwnMemory(bytes: Buffer): Buffer {
  return bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(Uint8Array.from(bytes).buffer);
}
