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
  /** The path of this page of the site. On the bare app, that of a page of the same length, which differs by key. */
  pathOf: (page: string, key: string) => string;
};

/**
 * Runs a measurement on three servers: the site with the reference backoffice, nginx (if installed) with the same bytes
 * as files, and a bare Next app with pages of the same length.
 * @param files the paths that nginx serves, or a function that finds them on the site
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
