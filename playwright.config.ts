import { resolve } from 'node:path';
import { chromium, defineConfig, devices } from '@playwright/test';
import { SITES } from '#e2e/sites.ts';
import { findBrowser } from './scripts/setup/browser.mjs';

const executablePath = findBrowser(chromium.executablePath());
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const WITH_OWN_SITES = ['browsers/**', 'cluster/**', 'resilience/**'];
/** Resilience tests that need a whole processor, so never two of them at a time. */
const LOAD = ['*-fuzz', 'delivery-kill', 'shutdown', 'stampede'].map((name) => `resilience/${name}.spec.ts`);
/** Playwright's own list, which a second flag replaces, and the popup of the address bar: a fifth of the time of a page. */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
];
const BROWSER_FLAGS = [
  '--font-render-hinting=none', // the headless shell's own default makes text wider than a window shows it
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** Node's own variable: the sites and the workers find the code of the last one compiled. */
process.env.NODE_COMPILE_CACHE ??= resolve('test-results/compile-cache');

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
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...sandbox, ...BROWSER_FLAGS],
    },
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
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    {
      name: 'desktop',
      testIgnore: WITH_OWN_SITES,
      grep: /@desktop|@layout/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
