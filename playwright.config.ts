import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { LAUNCH_OPTIONS } from '#e2e/chromium.ts';
import { SITES } from '#e2e/sites.ts';

const WITH_OWN_SITES = ['browsers/**', 'cluster/**', 'resilience/**', 'screenshots/**'];
/** Resilience tests that need a whole processor, so never two of them at a time. */
const LOAD = ['*-fuzz', 'delivery-kill', 'shutdown', 'stampede'].map((name) => `resilience/${name}.spec.ts`);
/** Node's own variable: the sites and the workers find the code of the last one compiled. */
process.env.NODE_COMPILE_CACHE ??= resolve('test-results/compile-cache');

const PHONE = { width: 360, height: 740 };

/**
 * Journeys and what the site serves run on a phone. Those tagged `@layout` depend on the width of the screen and run on a
 * desktop too, those tagged `@desktop` need one. Projects start in this order: the longest tests come first, so that none
 * is left to run alone at the end. Each project costs workers and browsers of its own. Many resilience tests wait, so that a
 * third worker does not slow them down on two processors.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  timeout: 60_000,
  workers: 3,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: SITES.reference,
    screenshot: 'only-on-failure', // a trace of every test costs a tenth of the time: run a failing one with --trace on
    launchOptions: LAUNCH_OPTIONS,
  },
  projects: [
    { name: 'load', testMatch: LOAD, timeout: 180_000, workers: 1 },
    {
      name: 'resilience',
      testMatch: 'resilience/**/*.spec.ts',
      testIgnore: LOAD,
      timeout: 180_000,
      workers: 2,
    },
    {
      name: 'phone',
      testIgnore: WITH_OWN_SITES,
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: PHONE, screen: PHONE }, // a page is preloaded for the screen
    },
    {
      name: 'desktop',
      testIgnore: WITH_OWN_SITES,
      grep: /@desktop|@layout/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
