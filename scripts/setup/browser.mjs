import { existsSync } from 'node:fs';

import { NODE, run } from './run.mjs';
import { SetupError } from './setup-error.mjs';
import { say } from './say.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium for the end-to-end tests: CHROMIUM_PATH, one that is installed, or Playwright's own.
 * @param {() => string} ownPath where Playwright keeps its own
 * @returns {string | null} null when there is none
 */
export function findBrowser(ownPath) {
  const places = [process.env.CHROMIUM_PATH, ...PLACES, ownPath()];
  return places.find((place) => place && existsSync(place)) ?? null;
}

/** Makes sure that there is one: Playwright's download first, then the system's package. */
export async function provideBrowser() {
  const { chromium } = await import('@playwright/test');
  function find() {
    return findBrowser(() => chromium.executablePath());
  }
  if (find()) return;

  say('Downloading a browser for the tests');
  await run(NODE, ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium']);
  if (find()) return;

  say('No download to be had: installing the system package chromium');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [program, ...rest] = [...asRoot, 'apt-get', ...step];
    await run(program, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  }
  if (!find())
    throw new SetupError('There is no browser to test with: install Chromium, or set CHROMIUM_PATH to one.');
}
