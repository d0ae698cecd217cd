import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pageEtag } from '#lib/platform/next-internals.ts';
import type { CachedValue } from './entry.ts';
import { STATUS_HEADER } from './page-headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A compromise between speed and size: quality 11 makes a page 8 % smaller and takes 30 times as long. */
const BROTLI_QUALITY = 6;

/** Headers for Next or this site only. */
const INTERNAL_HEADER = new RegExp(`^(?:x-next-|x-nextjs-|${STATUS_HEADER}$)`);

/** The response of a cached page: its headers, and its body in each encoding, compressed on first use. */
export class PageDocument {
  readonly status: number;
  /** The ETag of the uncompressed page. */
  readonly etag: string;
  /** The page's own headers, as alternating names and values for `writeHead`. */
  readonly headers: readonly string[];
  readonly #bodies = new Map<Encoding, Buffer | Promise<Buffer>>();
  readonly #onGrow: (bytes: number) => void;

  /** @param onGrow called with the size of each new body, which stays in memory */
  constructor(html: string, headers: CachedValue['headers'] = {}, onGrow: (bytes: number) => void) {
    this.status = Number(headers[STATUS_HEADER] ?? 200);
    this.etag = pageEtag(html);
    this.headers = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !INTERNAL_HEADER.test(name) ? [name, value] : [],
    );
    this.#onGrow = onGrow;
    this.keep('identity', Buffer.from(html));
  }

  /** A promise only during compression, which runs in zlib's threads. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const compressing = this.#compress(encoding);
    this.#bodies.set(encoding, compressing);
    return compressing;
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const plain = await this.body('identity');
    const body = await (encoding === 'br'
      ? compressBrotli(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        })
      : compressGzip(plain));
    this.keep(encoding, body);
    return body;
  }

  /** Adds a body that is already compressed. */
  keep(encoding: Encoding, body: Buffer): void {
    this.#bodies.set(encoding, body);
    this.#onGrow(body.length);
  }
}
