import { setTimeout as wait } from 'node:timers/promises';
import type { Entry, LookUpResult } from './entry.ts';
import type { SharedPage, SharedPages } from './shared-pages.ts';

/**
 * How long an instance waits for another one's render: of a missing page, and of one that it serves outdated meanwhile.
 * The first limit leaves a page that is rendered while the backoffice hangs enough time to fail within six seconds.
 */
const WAIT_MS = { miss: 400, stale: 2_000 };
const POLL_MS = 50;

/** Tolerance for the time of one render as read twice: the difference between the clocks is measured anew. */
const SAME_MS = 20;

/** The page cache of this instance. */
type Own = {
  /** The entry in memory. */
  peek(name: string): Entry | undefined;
  /** Stores a page that another instance has rendered. */
  keep(name: string, page: SharedPage): void;
  now(): number;
};

/**
 * Lets one instance render each page for all that share pages. Best effort: without Redis each instance renders its
 * own.
 */
export class SharedRendering {
  readonly #pages: SharedPages;
  readonly #own: Own;
  readonly #waits = new Map<string, Promise<Entry | null>>();

  constructor(pages: SharedPages, own: Own) {
    this.#pages = pages;
    this.#own = own;
  }

  /**
   * For a page that is not fresh on this instance: a newer render of another instance, else this instance's own entry,
   * which Next then renders again. While another instance is rendering the page, an outdated entry is made to look
   * fresh, and a missing one is waited for.
   */
  async newest(
    name: string,
    own: Entry | null,
    resultOf: (entry: Entry | null) => LookUpResult,
  ): Promise<Entry | null> {
    const newest = await this.#takeOver(name, own);
    if (newest === undefined) return own;
    const result = resultOf(newest);
    if (result === 'hit' || (await this.#pages.lockRender(name))) return newest;

    const rendered =
      this.#waits.get(name) ??
      this.#awaitRender(name, newest, resultOf, WAIT_MS[result]).finally(() => this.#waits.delete(name));
    this.#waits.set(name, rendered);
    return newest && result === 'stale' ? { ...newest, lastModified: this.#own.now() } : rendered;
  }

  /** Shares a page that this instance has rendered. Never rejects. */
  async share(name: string, page: SharedPage): Promise<void> {
    await this.#pages.write(name, page);
    await this.#pages.unlockRender(name);
  }

  /** @returns undefined when Redis did not answer */
  async #takeOver(name: string, own: Entry | null): Promise<Entry | null | undefined> {
    const found = await this.#pages.read(name);
    const latest = this.#own.peek(name) ?? own; // rendered while this was read
    if (!found) return found === null ? latest : undefined;
    if (renderedAt(found.entry) <= renderedAt(latest) + SAME_MS) return latest;
    this.#own.keep(name, found);
    return found.entry;
  }

  /**
   * Resolves when the other instance's render is shared, when this instance has to render the page itself, or after the
   * time limit.
   */
  async #awaitRender(
    name: string,
    own: Entry | null,
    resultOf: (entry: Entry | null) => LookUpResult,
    milliseconds: number,
  ): Promise<Entry | null> {
    for (let waited = 0; waited < milliseconds; waited += POLL_MS) {
      await wait(POLL_MS);
      if (!(await this.#pages.lockRender(name))) continue;
      const newest = (await this.#takeOver(name, own)) ?? own;
      if (resultOf(newest) !== 'miss') await this.#pages.unlockRender(name); // else this instance renders it at once
      return newest;
    }
    return own;
  }
}

/** Milliseconds since 1970. */
function renderedAt(entry: Entry | null): number {
  return entry?.renderedAt ?? entry?.lastModified ?? -Infinity;
}
