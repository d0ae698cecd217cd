import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import {
  type FixtureBackoffice,
  startFixtureBackoffice,
} from '#lib/backoffice/testing/fixture-backoffice.ts';
import { startSite } from '#e2e/resilience/site.ts';

/** Bytes after a garbage collection; `rss` is the memory of the whole process. */
type Memory = { heap: number; rss: number };

type CachedPages = { files: number; bytes: number; renderedAgain: number };

export type MeasuredSite = {
  url: string;
  backoffice: FixtureBackoffice;
  memory: () => Promise<Memory>;
  /** The pages on disk; `renderedAgain` of them were rendered more than once. */
  cachedPages: () => Promise<CachedPages>;
};

/** Runs a benchmark on the built site with the fixture backoffice and a temporary data directory. */
export async function onMeasuredSite(measure: (site: MeasuredSite) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  const socket = join(directory, 'memory.sock');
  const dataDir = join(directory, 'data');
  const backoffice = await startFixtureBackoffice();
  const site = await startSite({
    backofficeUrl: backoffice.url,
    dataDir,
    env: { NODE_OPTIONS: `--import=${import.meta.resolve('./memory-probe.ts')}`, BENCH_SOCKET: socket },
  });
  try {
    await measure({
      url: site.url,
      backoffice,
      memory: () => memoryAt(socket),
      cachedPages: () => cachedPages(join(dataDir, 'pages')),
    });
  } finally {
    await site.stop();
    await backoffice.stop();
    await rm(directory, { recursive: true });
  }
}

async function memoryAt(socketPath: string): Promise<Memory> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  request({ socketPath }, (response) => resolve(json(response)))
    .on('error', reject)
    .end();
  const { heapUsed, rss } = (await promise) as NodeJS.MemoryUsage;
  return { heap: heapUsed, rss };
}

async function cachedPages(directory: string): Promise<CachedPages> {
  const names = await readdir(directory, { recursive: true });
  const files = names.filter((name) => /\.(once|again)$/.test(name));
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(directory, name))).size));
  return {
    files: files.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    renderedAgain: files.filter((name) => name.endsWith('.again')).length,
  };
}
