import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from '#e2e/chromium.ts';
import { SITES } from '#e2e/sites.ts';

/** Pictures of every page and state, to be looked at (docs/design.md). Nothing is compared. */
export default defineConfig({
  outputDir: '../../test-results/screenshots-failed',
  globalSetup: '../global-setup.ts',
  fullyParallel: true,
  timeout: 120_000,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: SITES.reference,
    launchOptions: LAUNCH_OPTIONS,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
