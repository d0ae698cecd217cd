import { expect, type Page, type Request } from '@playwright/test';

const KINDS: Record<string, 'html' | 'css' | 'js' | 'fonts' | 'pictures'> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'pictures',
};
const QUIET_MS = 500;

/** Bytes of bodies as they were sent, by kind; `other` is data. */
type Transferred = Record<'html' | 'css' | 'js' | 'fonts' | 'pictures' | 'other' | 'total', number> & {
  requests: number;
};

export type Transfers = {
  /** Waits until all requests have ended and none was made for half a second. */
  untilQuiet(): Promise<void>;
  sum(): Promise<Transferred>;
  /** The addresses of all finished requests. */
  urls(): string[];
};

/** Records all further requests of a page to this origin. */
export function watchTransfers(page: Page, origin: string): Transfers {
  const open = new Set<Request>();
  const finished: Request[] = [];
  let lastChange = performance.now();

  function change(request: Request, apply: () => void): void {
    if (!request.url().startsWith(`${origin}/`)) return;
    apply();
    lastChange = performance.now();
  }
  page.on('request', (request) => change(request, () => open.add(request)));
  page.on('requestfailed', (request) => change(request, () => open.delete(request)));
  page.on('requestfinished', (request) =>
    change(request, () => {
      open.delete(request);
      finished.push(request);
    }),
  );

  return {
    async untilQuiet() {
      await expect
        .poll(() => open.size === 0 && performance.now() - lastChange > QUIET_MS, {
          intervals: [100],
          timeout: 60_000,
        })
        .toBe(true);
    },
    async sum() {
      const sum = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0, total: 0 };
      for (const request of finished) {
        const { responseBodySize } = await request.sizes();
        sum[KINDS[request.resourceType()] ?? 'other'] += responseBodySize;
        sum.total += responseBodySize;
      }
      return { ...sum, requests: finished.length };
    },
    urls: () => finished.map((request) => request.url()),
  };
}
