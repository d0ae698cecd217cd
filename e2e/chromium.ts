import { chromium, type LaunchOptions } from '@playwright/test';
import { findBrowser } from '#scripts/setup/browser.mjs';

const executablePath = findBrowser(chromium.executablePath());
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

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
  '--disable-gpu', // else a graphics processor is emulated
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** How Chromium is started: an installed one, or Playwright's own. */
export const LAUNCH_OPTIONS: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [...sandbox, ...BROWSER_FLAGS],
};
