import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Node's own variable: the sites find what the end-to-end tests have compiled. */
process.env.NODE_COMPILE_CACHE ??= resolve('test-results/compile-cache');

/**
 * Tests two sites that share their state behind nginx, while what they depend on fails. Requests only: no browser is
 * started.
 */
export default defineConfig({
  outputDir: '../../test-results/cluster',
  forbidOnly: true,
  timeout: 120_000,
  workers: 1,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/cluster.json' }]],
});
