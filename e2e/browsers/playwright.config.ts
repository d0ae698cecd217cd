import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { SITES } from '#e2e/sites.ts';

/** A variable of Node: the sites use the code that the end-to-end tests have compiled. */
process.env.NODE_COMPILE_CACHE ??= resolve('test-results/compile-cache');

/** A few journeys in the engines that Playwright drives only in builds of its own: Firefox ESR and WebKitGTK. */
export default defineConfig({
  outputDir: '../../test-results/browsers',
  globalSetup: './global-setup.ts',
  forbidOnly: true,
  timeout: 120_000,
  workers: 2,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browsers.json' }]],
  use: { baseURL: SITES.reference },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
