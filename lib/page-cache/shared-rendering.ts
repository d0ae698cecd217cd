import { setTimeout as wait } from 'node:timers/promises';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { CachedPage } from './cached-page.ts';
import type { SharedPages } from './shared-pages.ts';

/**
 * How long an instance waits for another one's render: of a missing page, and of one that it serves stale meanwhile. The
 * first limit leaves a page that is rendered while the backoffice hangs enough time to fail within six seconds.
 */
const WAIT_MS = { missing: 400, stale: 2_000 };
const POLL_MS = 50;

/** Tolerance for the time of one render as read twice: the difference between the clocks is measured anew. */
const SAME_MS = 20;

/**
 * Lets one instance render each page for all that share pages. Best effort: without Redis each instance renders its
 * own.
 */
export class SharedRendering {
  readonly #pages: SharedPages;

  constructor(pages: SharedPages) {
    this.#pages = pages;
  }

  /** The page as another instance has rendered it later than this one; null when there is none or Redis is silent. */
  async newer(name: string, own: CachedPage | null): Promise<CachedPage | null> {
    const found = await this.#pages.read(name);
    const isNewer = found && found.head.renderedAt > (own?.head.renderedAt ?? -Infinity) + SAME_MS;
    return isNewer ? found : null;
  }

  /**
   * Claims the render of a page that is missing or stale.
   * @returns null when this instance has to render it now; else the page as another instance has rendered it meanwhile,
   *   or `own` when that takes long
   */
  async claim(name: string, own: CachedPage | null): Promise<CachedPage | null> {
    if (await this.#pages.lockRender(name)) return null;
    for (let waited = 0; waited < WAIT_MS[own ? 'stale' : 'missing']; waited += POLL_MS) {
      await wait(POLL_MS);
      if (!(await this.#pages.lockRender(name))) continue;
      const newer = await this.newer(name, own);
      if (!newer && !own) return null;
      await this.release(name);
      return newer ?? own;
    }
    return own;
  }

  /** Shares a page that this instance has rendered. Never rejects. */
  async share(name: string, page: CachedPage): Promise<void> {
    try {
      await this.#pages.write(name, page);
      await this.release(name);
    } catch (error) {
      warnThrottled('cache.write-failed', error);
    }
  }

  /** Lets other instances render the page that this one has claimed. */
  async release(name: string): Promise<void> {
    await this.#pages.unlockRender(name);
  }
}
