import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '#e2e/resilience/site.ts';
import { findSystemProgram } from '#scripts/setup/system-programs.mjs';
import { htmlBytes, startBareNext } from './bare-next.ts';
import { startStaticCopy } from './static-copy.ts';

export const PAGES = ['/', '/search', '/car/MNTCCUD23Z0104729', '/blogs'];

export type Server = {
  name: string;
  origin: string;
  /** Where it has a page of the site, or one as long: the bare app renders another one for another key. */
  pathOf: (page: string, key: string) => string;
};

/**
 * Runs a measurement on the site with the reference backoffice, on nginx with the same bytes as files, unless it is not
 * installed, and on a bare Next app with pages as long.
 * @param files what nginx serves: paths, or a function that finds them on the site
 */
export async function onServers(
  files: Iterable<string> | ((site: Server) => Promise<Iterable<string>>),
  measure: (servers: Server[]) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const started = await startSite({ backofficeUrl: '', dataDir });
  const { url } = started;
  const stops: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true }), () => started.stop()];
  try {
    const site = { name: 'site', origin: url, pathOf: (page: string) => page };
    const servers: Server[] = [site];
    const nginx = findSystemProgram('nginx');
    if (nginx) {
      const copy = await startStaticCopy(nginx, url, typeof files === 'function' ? await files(site) : files);
      stops.push(() => copy.stop());
      servers.push({ ...site, name: 'nginx', origin: copy.url });
    } else process.stdout.write('nginx is not installed: its column is left out\n');

    const bare = await startBareNext();
    stops.push(() => bare.stop());
    const bytes = new Map<string, number>();
    for (const page of PAGES) bytes.set(page, await htmlBytes(url + page));
    servers.push({
      name: 'bare Next',
      origin: bare.origin,
      pathOf: (page, key) => bare.pathOf(bytes.get(page) ?? bytes.get('/search') ?? 0, key),
    });
    await measure(servers);
  } finally {
    for (const stopOne of stops.reverse()) await stopOne();
  }
}
