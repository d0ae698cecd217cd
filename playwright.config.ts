import { resolve } from 'node:path';
import { chromium, defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/setup/browser.mjs';
import { freePorts } from './scripts/setup/free-ports.mjs';

const executablePath = findTestBrowser(chromium.executablePath());
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Chosen once: the workers read this file again, and find them in the environment. */
process.env.E2E_PORTS ??= String(await freePorts(5));

/**
 * The site with its embedded backoffice, the site on a backoffice whose data is dirty, and the site without one:
 * nobody listens on the last port.
 */
const [REFERENCE_SITE = 0, DIRTY_SITE = 0, DIRTY_BACKOFFICE = 0, ORPHAN_SITE = 0, NOBODY = 0] =
  process.env.E2E_PORTS.split(',').map(Number);
const SITES_OF_THEIR_OWN = ['cluster/**', 'dirty-data/**', 'no-backoffice/**', 'resilience/**'];
/** Requests only: what the site serves is the same to every device. */
const SERVED = ['seo/**/*.spec.ts', 'enquiries/request-validation.spec.ts'];
const NOT_JOURNEYS = [...SITES_OF_THEIR_OWN, ...SERVED];
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
const OUTPUT = 'test-results/e2e';

/** Node's own variable: the sites and the workers find the code of the last one compiled. */
process.env.NODE_COMPILE_CACHE ??= resolve('test-results/compile-cache');

type WebServer = Exclude<NonNullable<PlaywrightTestConfig['webServer']>, unknown[]>;

/** Playwright empties its output folder before it starts the servers: their data are always fresh. */
function site(port: number, backofficeUrl: string): WebServer {
  return {
    command: 'node --disable-warning=ExperimentalWarning server/main.ts',
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      SITE_URL: '',
      BACKOFFICE_URL: backofficeUrl,
      DATA_DIR: `${OUTPUT}/data/${port}`,
      RATE_LIMIT_PER_MINUTE: '1000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  };
}

/**
 * Journeys run on a phone. Those tagged `@layout` depend on the width of the screen and run on a desktop too, those
 * tagged `@desktop` need one. Projects start in this order: the longest tests come first, so that none is left to run
 * alone at the end.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: OUTPUT,
  globalSetup: './e2e/global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  timeout: 60_000,
  workers: 3,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${REFERENCE_SITE}`,
    screenshot: 'only-on-failure', // a trace of every test costs a tenth of the time: run a failing one with --trace on
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...sandbox, ...BROWSER_FLAGS],
    },
  },
  projects: [
    { name: 'load', testMatch: LOAD, timeout: 180_000, workers: 1 },
    { name: 'resilience', testMatch: 'resilience/**/*.spec.ts', testIgnore: LOAD, timeout: 180_000 },
    {
      name: 'phone',
      testIgnore: NOT_JOURNEYS,
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    {
      name: 'desktop',
      testIgnore: NOT_JOURNEYS,
      grep: /@desktop|@layout/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    { name: 'served', testMatch: SERVED },
    {
      name: 'other-sites', // one project, so that they share workers and browsers
      testMatch: ['dirty-data/**/*.spec.ts', 'no-backoffice/**/*.spec.ts'],
      use: { ...devices['Desktop Chrome'], baseURL: `http://localhost:${DIRTY_SITE}` },
    },
  ],
  webServer: [
    site(REFERENCE_SITE, ''),
    {
      command: `node e2e/dirty-data/backoffice.ts ${DIRTY_BACKOFFICE}`,
      url: `http://127.0.0.1:${DIRTY_BACKOFFICE}/api/client-car/makes`,
    },
    site(DIRTY_SITE, `http://127.0.0.1:${DIRTY_BACKOFFICE}`),
    site(ORPHAN_SITE, `http://127.0.0.1:${NOBODY}`),
  ],
});
