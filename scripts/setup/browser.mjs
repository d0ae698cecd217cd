import { existsSync } from 'node:fs';
import { findPrograms, log, NODE, run } from './run.mjs';
import { asRoot, installPackages, isInstallable } from './system-programs.mjs';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Takes half the processor time of a browser with windows. Also the name of Debian's package. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHROME_OF_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Paths of Chromium: only CHROMIUM_PATH if set, else the installed ones, then Playwright's download. */
function candidates(downloadPath) {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH];
  const others = [CHROME_OF_MACOS, downloadPath].filter((path) => existsSync(path));
  return [...findPrograms([HEADLESS_SHELL]), ...findPrograms(NAMES), ...others];
}

/**
 * The path of a Chromium, preferably the headless shell.
 * @param {string} downloadPath path of Playwright's download
 * @returns {string | null} null when there is none
 */
export function findBrowser(downloadPath) {
  return candidates(downloadPath)[0] ?? null;
}

/** Whether a browser starts. On some systems `chromium` only prints how to install it, or system libraries are missing. */
async function starts(chromium, executablePath) {
  try {
    const browser = await chromium.launch({ executablePath });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Only without a password prompt: the tests also run in any other Chromium. */
async function installHeadlessShell() {
  const isProvided = process.env.CHROMIUM_PATH || findPrograms([HEADLESS_SHELL]).length > 0;
  if (!isProvided && isInstallable()) await installPackages([HEADLESS_SHELL]);
}

function download() {
  log('Downloading a browser');
  return run(NODE, [PLAYWRIGHT, 'install', 'chromium']);
}

async function installLibraries(downloadPath) {
  if (!existsSync(downloadPath)) return;
  log('Installing the system libraries of the browser');
  await asRoot(NODE, PLAYWRIGHT, 'install-deps', 'chromium');
}

/**
 * Provides a browser that starts for the end-to-end tests: the headless shell, another installed one, Playwright's
 * download, or the system's package.
 * @returns {Promise<string>} its path
 * @throws Error when there is none
 */
export async function provideBrowser() {
  const { chromium } = await import('@playwright/test');
  const downloadPath = chromium.executablePath();
  log('Looking for a browser');
  for (const provide of [
    installHeadlessShell,
    download,
    installLibraries,
    () => installPackages(['chromium']),
  ]) {
    await provide(downloadPath);
    for (const path of candidates(downloadPath)) if (await starts(chromium, path)) return path;
    if (process.env.CHROMIUM_PATH) throw new Error('The browser at CHROMIUM_PATH does not start.');
  }
  throw new Error('There is no browser to test with: install Chromium, or set CHROMIUM_PATH to one.');
}
