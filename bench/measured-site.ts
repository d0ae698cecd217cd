import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

import { type FixtureBackoffice, startFixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { startSite } from '#e2e/resilience/site.ts';

/** Bytes that the process holds after its garbage has been collected. */
export type Memory = { heap: number; whole: number };

export type Kept = { files: number; bytes: number; renderedAgain: number };

export type Measured = {
  url: string;
  backoffice: FixtureBackoffice;
  memory: () => Promise<Memory>;
  /** The pages on disk; `renderedAgain` of them more than once. */
  keptPages: () => Promise<Kept>;
};

/** Runs a benchmark on the built site, before a small backoffice and with a fresh data directory that is removed afterwards. */
export async function onMeasuredSite(measure: (site: Measured) => Promise<void>): Promise<void> {
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
      keptPages: () => keptPages(join(dataDir, 'pages')),
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
  return { heap: heapUsed, whole: rss };
}

async function keptPages(directory: string): Promise<Kept> {
  const names = await readdir(directory, { recursive: true });
  const files = names.filter((name) => /\.(once|again)$/.test(name));
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(directory, name))).size));
  return {
    files: files.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    renderedAgain: files.filter((name) => name.endsWith('.again')).length,
  };
}
