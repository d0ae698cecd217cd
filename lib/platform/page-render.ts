import { AsyncLocalStorage } from 'node:async_hooks';

const DAY_SECONDS = 24 * 60 * 60;

/** What a page says about itself while it is rendered: loaders and route files tell it, the page cache reads it. */
export class PageRender {
  /** The canonical address of the page. */
  readonly address: string;
  /** A change of any of these makes the page stale. */
  readonly tags = new Set<string>();
  /** How long the page is fresh, in seconds. */
  lifetime = DAY_SECONDS;
  status = 200;
  /** Whether a part is missing because the backoffice failed. */
  isIncomplete = false;
  /** JSON-LD documents, safe inside a script element. */
  readonly structuredData: string[] = [];
  /** The first error that a part of the page has thrown. */
  failure: Error | undefined;

  constructor(address: string) {
    this.address = address;
  }

  /** Limits the lifetime to this many seconds (at least one). */
  limitLifetime(seconds: number): void {
    this.lifetime = Math.min(this.lifetime, Math.max(seconds, 1));
  }
}

const SLOT = Symbol.for('dealership.page-render');

/** The server's modules and Next's bundles share only `globalThis`. */
const shared = globalThis as { [SLOT]?: AsyncLocalStorage<PageRender> };

const storage = (shared[SLOT] ??= new AsyncLocalStorage());

/** The page being rendered; undefined outside a render. */
export function currentRender(): PageRender | undefined {
  return storage.getStore();
}

/** Runs the work, in which `render` is the current one. */
export function inRender<T>(render: PageRender, work: () => T): T {
  return storage.run(render, work);
}
