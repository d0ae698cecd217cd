import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Cache } from '#lib/cache/cache.ts';
import type { Entry, Made } from '#lib/cache/entry.ts';
import { PICTURE_LIFETIME_SECONDS } from '#lib/domain/pictures/optimised-address.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { env } from '#lib/platform/env.ts';
import { LIMITS, POOLS } from '#lib/platform/limits.ts';
import { type ReadOriginal, requestIfChanged } from './download.ts';
import { encodePicture, type PictureFormat } from './encode-picture.ts';

/** A server that has not begun to answer by then keeps no place: others would wait for all pictures of a car that hang. */
const SLOW_MS = 500;

export type WantedPicture = {
  picture: string;
  width: number;
  format: PictureFormat;
  /** In a lower quality, for a visitor who saves data. */
  isLowQuality: boolean;
};

type Dependencies = {
  cache: Cache;
  request: typeof requestIfChanged;
  slowMs?: number;
};

/** The pictures of this process, in the site's data directory. They are not kept in memory. */
export function openPictures(): PictureOptimiser {
  const disk = new DiskStore(join(env().dataDir, 'pictures'), LIMITS.picturesOnDisk);
  const cache = new Cache({ memory: null, disk, tags: null, shared: null, now: Date.now });
  return new PictureOptimiser({ cache, request: requestIfChanged });
}

/** Makes smaller copies of pictures for the cache. The original of an outdated copy is asked for by its ETag. */
export class PictureOptimiser {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws Error when the picture cannot be loaded or decoded, `BulkheadRejectedError` when too many wait. */
  async get(wanted: WantedPicture): Promise<Entry> {
    const { picture, width, format, isLowQuality } = wanted;
    const key = `${format}${isLowQuality ? ' small' : ''} ${width} ${picture}`;
    const { entry } = await this.#dependencies.cache.get(key, (previous) => this.#make(wanted, previous));
    return entry;
  }

  #make(wanted: WantedPicture, previous: Entry | null): Promise<Made> {
    const made = Promise.withResolvers<Made>();
    const slow = Promise.withResolvers<void>();
    const placed = POOLS.pictures.execute(() => {
      const making = this.#request(wanted, previous, slow.resolve);
      making.then(made.resolve, made.reject);
      return Promise.race([making, slow.promise]);
    });
    placed.catch(made.reject);
    return made.promise;
  }

  async #request(wanted: WantedPicture, previous: Entry | null, onSlow: () => void): Promise<Made> {
    const { request, slowMs = SLOW_MS } = this.#dependencies;
    const answer = request(wanted.picture, previous?.head.sourceEtag ?? null);
    const inTime = await Promise.race([answer, wait(slowMs, null, { ref: false })]);
    if (inTime) return create(wanted, previous, inTime);
    onSlow();
    const late = await answer;
    return POOLS.pictures.execute(() => create(wanted, previous, late));
  }
}

async function create(wanted: WantedPicture, previous: Entry | null, read: ReadOriginal): Promise<Made> {
  const original = await read();
  if (original === null && previous) return { ...previous.head, body: previous.kept };
  if (original === null) throw new Error('A server confirmed a picture that it was not asked to confirm');
  return {
    status: 200,
    headers: ['content-type', `image/${wanted.format}`],
    tags: [],
    lifetime: PICTURE_LIFETIME_SECONDS,
    sourceEtag: original.etag,
    body: await encodePicture(original.content, wanted),
  };
}
