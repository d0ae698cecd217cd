import { load, statusesOf } from './load.ts';
import { onMeasuredSite } from './measured-site.ts';
import { mebibytes, printLine } from './log.ts';

const STEPS = 10;
const MOST_USED = ['/', '/search', '/search?make=TOYOTA', '/car/AQUA-100001'];

/** Memory and disk after many filter addresses, each requested once, and whether often-used pages are still cached. */
export async function distinctFilters(addresses = 100_000): Promise<void> {
  await onMeasuredSite(async ({ url, memory, cachedPages }) => {
    for (const address of [...MOST_USED, ...MOST_USED]) await fetch(url + address);

    let minPrice = 0;
    for (let step = 1; step <= STEPS; step += 1) {
      const outcome = await load(url, {
        connections: 8,
        until: { requests: Math.ceil(addresses / STEPS) },
        next: () => ({ path: `/search?minPrice=${(minPrice += 1)}` }),
      });
      const { files, bytes } = await cachedPages();
      const { heap, rss } = await memory();
      printLine(
        `${minPrice} addresses (${statusesOf(outcome)}): ${files} pages, ${mebibytes(bytes)} on disk; heap ${mebibytes(heap)}, process ${mebibytes(rss)}`,
      );
    }

    for (const address of MOST_USED) {
      const kept = (await fetch(url + address)).headers.get('x-nextjs-cache');
      printLine(`${address}: ${kept ?? 'not cached'}`);
    }
  });
}
