import { bulkhead } from 'cockatiel';
import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { PICTURE_LIFETIME_SECONDS } from '#lib/domain/pictures/optimised-address.ts';
import type { DiskStore } from '#lib/platform/disk-store.ts';
import { decodeFile, encodeFile } from '#lib/platform/file-with-metadata.ts';
import { singleFlight } from '#lib/platform/single-flight.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { ReadOriginal, requestIfChanged } from './download.ts';
import { encodePicture, type PictureFormat } from './encode-picture.ts';

/** Downloads at the same time, and those that wait: a few pages full of new pictures. */
const CONCURRENT = 6;
const QUEUED = 200;

/** A server that has not begun to answer by then keeps no place: others would wait for all pictures of a car that hang. */
const SLOW_MS = 500;

/** Late answers that are read at the same time, besides the others. */
const CONCURRENT_LATE = 3;

const LIFETIME_MS = PICTURE_LIFETIME_SECONDS * 1000;

/** How soon the origin of an outdated picture is asked again after it has failed. */
const RETRY_MS = 30_000;

const METADATA = v.object({
  /** Milliseconds since 1970. */
  freshUntil: v.number(),
  etag: v.string(),
  originalEtag: v.nullable(v.string()),
});

type Metadata = v.InferOutput<typeof METADATA>;
export type OptimisedPicture = Metadata & { content: Buffer; isFresh: boolean };
export type WantedPicture = {
  picture: string;
  width: number;
  format: PictureFormat;
  /** In a lower quality, for a visitor who saves data. */
  isLowQuality: boolean;
};

type Dependencies = {
  disk: DiskStore;
  request: typeof requestIfChanged;
  slowMs?: number;
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * Makes smaller copies of pictures and stores them on disk. An outdated copy is served while its original is asked for
 * again, and kept when the original is unchanged or cannot be loaded.
 */
export class PictureOptimiser {
  readonly #dependencies: Dependencies;
  readonly #bulkhead = bulkhead(CONCURRENT, QUEUED);
  readonly #late = bulkhead(CONCURRENT_LATE, Infinity);

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws Error when the picture cannot be loaded or decoded, `BulkheadRejectedError` when too many wait. */
  async get(wanted: WantedPicture): Promise<OptimisedPicture> {
    const name = fileName(wanted);
    const stored = await singleFlight(`stored picture ${name}`, () => this.#read(wanted)); // one copy for a burst
    if (!stored) return this.#make(wanted);
    if (!stored.isFresh)
      this.#make(wanted).catch((error: unknown) => warnThrottled('picture.not-renewed', error));
    return stored;
  }

  async #read(wanted: WantedPicture): Promise<OptimisedPicture | null> {
    const file = await this.#dependencies.disk.read(fileName(wanted));
    const { metadata, content } = (file && decodeFile(METADATA, file)) ?? {};
    if (!metadata || !content || metadata.etag !== etagOf(content)) return null;
    const leftMs = metadata.freshUntil - this.#dependencies.now();
    return { ...metadata, content, isFresh: leftMs > 0 && leftMs <= LIFETIME_MS }; // more: the clock was wrong
  }

  #make(wanted: WantedPicture): Promise<OptimisedPicture> {
    return singleFlight(`picture ${fileName(wanted)}`, () => {
      const made = Promise.withResolvers<OptimisedPicture>();
      const slow = Promise.withResolvers<void>();
      const placed = this.#bulkhead.execute(() => {
        const making = this.#makeUnlessFresh(wanted, slow.resolve);
        making.then(made.resolve, made.reject);
        return Promise.race([making, slow.promise]);
      });
      placed.catch(made.reject);
      return made.promise;
    });
  }

  async #makeUnlessFresh(wanted: WantedPicture, onSlow: () => void): Promise<OptimisedPicture> {
    const stored = await this.#read(wanted); // another request may have made it meanwhile
    if (stored?.isFresh) return stored;
    try {
      return await this.#request(wanted, stored, onSlow);
    } catch (error) {
      if (stored) await this.#store(wanted, stored, RETRY_MS);
      throw error;
    }
  }

  async #request(
    wanted: WantedPicture,
    stored: OptimisedPicture | null,
    onSlow: () => void,
  ): Promise<OptimisedPicture> {
    const { request, slowMs = SLOW_MS } = this.#dependencies;
    const answer = request(wanted.picture, stored?.originalEtag ?? null);
    const inTime = await Promise.race([answer, wait(slowMs, null, { ref: false })]);
    if (inTime) return this.#create(wanted, stored, inTime);
    onSlow();
    const late = await answer;
    return this.#late.execute(() => this.#create(wanted, stored, late));
  }

  async #create(
    wanted: WantedPicture,
    stored: OptimisedPicture | null,
    read: ReadOriginal,
  ): Promise<OptimisedPicture> {
    const original = await read();
    if (original === null && stored) return this.#store(wanted, stored, LIFETIME_MS);
    if (original === null) throw new Error('A server confirmed a picture that it was not asked to confirm');
    const content = await encodePicture(original.content, wanted);
    return this.#store(wanted, { content, etag: etagOf(content), originalEtag: original.etag }, LIFETIME_MS);
  }

  async #store(
    wanted: WantedPicture,
    { content, etag, originalEtag }: Omit<OptimisedPicture, 'freshUntil' | 'isFresh'>,
    lifetimeMs: number,
  ): Promise<OptimisedPicture> {
    const metadata: Metadata = { freshUntil: this.#dependencies.now() + lifetimeMs, etag, originalEtag };
    await this.#dependencies.disk.write(fileName(wanted), encodeFile(metadata, content));
    return { ...metadata, content, isFresh: true };
  }
}

function fileName({ picture, width, format, isLowQuality }: WantedPicture): string {
  return hash('sha256', `${format}${isLowQuality ? ' small' : ''} ${width} ${picture}`);
}

function etagOf(content: Buffer): string {
  return `"${hash('sha256', content).slice(0, 16)}"`;
}
