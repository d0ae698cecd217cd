import { bulkhead } from 'cockatiel';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { singleFlight } from '#lib/platform/single-flight.ts';
import { lazily } from '#lib/platform/lazily.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { decodeFile, encodeFile } from '#lib/platform/file-with-metadata.ts';
import type { ShareCard } from '#lib/domain/sharing/share-card.ts';
import { env } from '#lib/platform/env.ts';
import { ogImageVersion, siteCard } from '#lib/seo/og-image-address.ts';
import { draw, type Drawing, type LayOut } from './draw.ts';

/** How long a fallback is served before the picture is drawn again. */
export const FALLBACK_SECONDS = 60;

/** Each drawing may hold a photograph in memory. */
const CONCURRENT = 4;
const QUEUED = 36;

const DISK_LIMITS = { entries: 10_000, bytes: 512 * 1024 ** 2 };

const METADATA = v.object({
  /** See `ogImageVersion`. */
  version: v.string(),
  /** Milliseconds since 1970. */
  drawnAt: v.number(),
  isFallback: v.boolean(),
});

/** A picture as stored on disk. */
export type StoredImage = Drawing & v.InferOutput<typeof METADATA>;

type Dependencies = {
  disk: DiskStore;
  draw: (card: ShareCard, layOut: LayOut) => Promise<Drawing>;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The latest Open Graph picture of each subject, drawn on the first request and stored on disk. */
export class OgImages {
  readonly #dependencies: Dependencies;
  readonly #bulkhead = bulkhead(CONCURRENT, QUEUED);

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The picture of this card. The site's own picture is drawn even when the queue is full.
   * @throws Error when it cannot be drawn or the queue is full.
   */
  async get(subject: string, card: ShareCard, layOut: LayOut): Promise<StoredImage> {
    const version = ogImageVersion(card);
    const stored = await this.last(subject);
    if (stored?.version === version && !this.#isExpiredFallback(stored)) return stored;

    const create = () => this.#create(subject, card, layOut);
    return singleFlight(
      `og image ${version} ${subject}`,
      version === ogImageVersion(siteCard(card.language)) ? create : () => this.#bulkhead.execute(create),
    );
  }

  /** The last picture of a subject, even if its card has changed since; null when there is none. */
  async last(subject: string): Promise<StoredImage | null> {
    const file = await this.#dependencies.disk.read(fileName(subject));
    const { metadata, content } = (file && decodeFile(METADATA, file)) ?? {};
    return metadata && content ? { ...metadata, jpeg: content } : null;
  }

  #isExpiredFallback({ isFallback, drawnAt }: StoredImage): boolean {
    return isFallback && this.#dependencies.now() - drawnAt > FALLBACK_SECONDS * 1000;
  }

  async #create(subject: string, card: ShareCard, layOut: LayOut): Promise<StoredImage> {
    const drawing = await this.#dependencies.draw(card, layOut);
    const { jpeg, isFallback } = drawing;
    const metadata = { isFallback, version: ogImageVersion(card), drawnAt: this.#dependencies.now() };
    await this.#dependencies.disk.write(fileName(subject), encodeFile(metadata, jpeg));
    return { ...metadata, jpeg };
  }
}

/** The pictures of this process. */
export const ogImages = lazily(() => {
  const disk = new DiskStore(join(env().dataDir, 'share'), DISK_LIMITS);
  return new OgImages({ disk, draw, now: Date.now });
});

/** Subjects come from addresses, so they may have any length and any character. */
function fileName(subject: string): string {
  return hash('sha256', subject);
}
