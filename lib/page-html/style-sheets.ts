import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';

const STATIC = '/_next/static/';
const RELATIVE_URL = /url\((["']?)(\.[^"')]+)\1\)/g;

/**
 * Returns a function that reads a style sheet of the build by its address, once, with addresses that are valid in a
 * page. A missing file gives null and is logged.
 * @param staticDirectory `.next/static`
 */
export function styleSheets(staticDirectory: string): (address: string) => string | null {
  const known = new Map<string, string>();

  return function read(address) {
    const sheet = known.get(address);
    if (sheet !== undefined || !address.startsWith(STATIC)) return sheet ?? null;
    try {
      const css = readFileSync(join(staticDirectory, address.slice(STATIC.length)), 'utf8')
        .trim()
        .replace(
          RELATIVE_URL,
          (_url, _quote, path: string) => `url(${new URL(path, `http://site${address}`).pathname})`,
        );
      known.set(address, css);
      return css;
    } catch (error) {
      warnThrottled('cache.style-sheet-failed', error);
      return null;
    }
  };
}
