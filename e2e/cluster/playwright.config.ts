import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

/** A variable of Node: the sites use the code that the end-to-end tests have compiled. */
process.env.NODE_COMPILE_CACHE ??= resolve('test-results/compile-cache');

/** Tests two sites behind nginx that share their state, while servers fail. No test starts a browser. */
export default defineConfig({
  outputDir: '../../test-results/cluster',
  forbidOnly: true,
  timeout: 120_000,
  workers: 1,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/cluster.json' }]],
});
