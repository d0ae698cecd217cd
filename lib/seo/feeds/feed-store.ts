import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { singleFlight } from '#lib/platform/single-flight.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { isNotFoundError, removeAbandonedWrites, writeFileAtomic } from '#lib/platform/atomic-write.ts';

/** Generates a feed; null when the feed does not exist. */
export type MakeFeed = () => Promise<AsyncIterable<Buffer | string> | null>;

/** What this process knows about a feed that it generated. The file may since have been written by another process. */
type Generated = { digest: string; generatedAt: number | null; tookMs: number; version: string | null };

/** A stored feed. Its ETag is null until this process has generated the feed. */
export type StoredFeed = { content: AsyncIterable<Uint8Array>; etag: string | null };

/** A feed is fresh for twenty times as long as its generation took, so that at most 5 % of the time goes into it. */
const FRESHNESS_FACTOR = 20;
const MIN_FRESH_MS = 60_000;
const MAX_FRESH_MS = 60 * 60_000;

/** Modification times are less precise than the process clock. */
const CLOCK_TOLERANCE_MS = 1_000;

type Options = { directory: string; now: () => number };

/**
 * Feeds as files. A feed is generated into a new file, once for concurrent requests, and then replaces the old one.
 * Until then, and when generating fails, the old one is served (stale-while-revalidate).
 */
export class FeedStore {
  readonly #options: Options;
  readonly #generated = new Map<string, Generated>();
  readonly #cleaned: Promise<void>;

  constructor(options: Options) {
    this.#options = options;
    this.#cleaned = removeAbandonedWrites(options.directory).catch((error: unknown) =>
      warnThrottled('feed.cleanup-failed', error),
    );
  }

  /**
   * Opens a feed, and generates it first when it is not stored. The file is opened when the content is read.
   * @param name the name of the feed's file. Nothing is remembered about a feed that does not exist.
   * @param version of the data that the feed is made of: it is fresh until that changes. Null when unknown.
   * @returns null when the feed does not exist
   * @throws the error of `make` when nothing is stored
   */
  async open(name: string, make: MakeFeed, version: string | null = null): Promise<StoredFeed | null> {
    await this.#cleaned;
    let generatedAt = await this.#generatedAt(name);
    if (generatedAt === null) {
      if (!(await this.#generate(name, make, version))) return null;
      generatedAt = await this.#generatedAt(name);
    } else if (!this.#isFresh(name, generatedAt, version)) {
      this.#generate(name, make, version).catch((error: unknown) =>
        warnThrottled('feed.refresh-failed', error),
      );
    }
    const known = this.#generated.get(name);
    const etag = known?.generatedAt === generatedAt ? `"${known.digest}"` : null;
    return { content: contentOf(join(this.#options.directory, name)), etag };
  }

  /** Milliseconds since 1970; null when the feed is not stored. */
  async #generatedAt(name: string): Promise<number | null> {
    try {
      return (await stat(join(this.#options.directory, name))).mtimeMs;
    } catch (error) {
      if (isNotFoundError(error)) return null;
      throw error;
    }
  }

  /** A time in the future comes from a wrong clock and counts as stale. */
  #isFresh(name: string, generatedAt: number, version: string | null): boolean {
    const ageMs = this.#options.now() - generatedAt;
    if (ageMs < -CLOCK_TOLERANCE_MS) return false;
    const generated = this.#generated.get(name);
    const isOwn = generated?.generatedAt === generatedAt && version !== null;
    if (isOwn && generated.version === version) return true;
    const busyMs = (generated?.tookMs ?? 0) * FRESHNESS_FACTOR;
    return ageMs <= Math.min(Math.max(busyMs, isOwn ? 0 : MIN_FRESH_MS), MAX_FRESH_MS);
  }

  /** @returns whether the feed exists */
  #generate(name: string, make: MakeFeed, version: string | null): Promise<boolean> {
    const { directory, now } = this.#options;
    const path = join(directory, name);
    return singleFlight(`feed ${path}`, async () => {
      const begunAt = now();
      const content = await make();
      if (content === null) {
        this.#generated.delete(name);
        await rm(path, { force: true });
        return false;
      }
      const digest = createHash('sha256');
      await writeFileAtomic(path, digested(content, digest));
      this.#generated.set(name, {
        digest: digest.digest('base64url').slice(0, 16),
        generatedAt: await this.#generatedAt(name),
        tookMs: now() - begunAt,
        version,
      });
      return true;
    });
  }
}

async function* digested(
  content: AsyncIterable<Buffer | string>,
  digest: Hash,
): AsyncGenerator<Buffer | string> {
  for await (const chunk of content) {
    digest.update(chunk);
    yield chunk;
  }
}

async function* contentOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>; // without an encoding, chunks are bytes
}
