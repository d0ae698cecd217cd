import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { findSystemProgram } from '#scripts/setup/system-programs.mjs';
import { CARS, type Cluster, startCluster } from './cluster.ts';

const nginx = findSystemProgram('nginx');
const redis = findSystemProgram('redis');

/** Every kind of page, and cars. */
export const PAGES = [
  '/',
  '/search',
  '/blogs',
  '/services',
  ...CARS.slice(0, 16).map((car) => `/car/${car}`),
];

/** Playwright's `test` with one cluster for all tests. Each test leaves it with everything running. */
export const test = base.extend<object, { cluster: Cluster }>({
  cluster: [
    async ({}, provide, { project, workerIndex }) => {
      if (!nginx || !redis) throw new Error('The cluster tests need nginx and redis-server.');
      const folder = path.join(project.outputDir, `cluster-${workerIndex}`);
      await mkdir(folder, { recursive: true });
      const cluster = await startCluster(folder, { nginx, redis });
      for (const address of PAGES) await (await fetch(cluster.nginx.url + address)).arrayBuffer();
      await provide(cluster);
      const logs = cluster.sites.map((site) => site.lines().join('\n'));
      await cluster.stop();
      await Promise.all(logs.map((lines, index) => writeFile(path.join(folder, `site-${index}.log`), lines)));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect };
