import { load, statusesOf } from './load.ts';
import { onMeasuredSite } from './measured-site.ts';
import { printLine } from './log.ts';

const ADDRESSES = ['/', '/search?make=TOYOTA', '/car/AQUA-100001', '/blogs/1'];

/** Renders and backoffice calls when many visitors request the same cold page at once while the backoffice is slow. */
export async function cacheStampede(visitors = 200): Promise<void> {
  for (const address of ADDRESSES) {
    await onMeasuredSite(async ({ url, backoffice, cachedPages }) => {
      const before = backoffice.calls().length;
      backoffice.setMode('slow');
      const outcome = await load(url, {
        connections: visitors,
        until: { requests: visitors },
        next: () => ({ path: address }),
      });
      const calls = Object.groupBy(
        backoffice.calls().slice(before),
        ({ method, path }) => `${method} ${path}`,
      );
      const { files, renderedAgain } = await cachedPages();
      printLine(
        `${visitors} visitors of ${address}: ${statusesOf(outcome)}; pages rendered: ${files}, more than once: ${renderedAgain}`,
      );
      for (const [call, made = []] of Object.entries(calls)) printLine(`  ${call}: ${made.length}`);
    });
  }
}
