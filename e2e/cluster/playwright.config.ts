import { defineConfig } from '@playwright/test';

/** Two sites that share their state, behind nginx, while what they stand on fails. Requests only: no browser is started. */
export default defineConfig({
  outputDir: '../../test-results/cluster',
  forbidOnly: true,
  timeout: 120_000,
  workers: 1,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/cluster.json' }]],
});
