import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { NODE, run } from './run.mjs';
import { say } from './log.mjs';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where a Chromium is: CHROMIUM_PATH alone when that is set, else what is installed, else Playwright's own. */
function places(ownPath) {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...installed, ...APPLICATIONS, ownPath].filter((place) => existsSync(place));
}

/**
 * A Chromium for the end-to-end tests.
 * @param {string} ownPath where Playwright keeps its own
 * @returns {string | null} null when there is none
 */
export function findBrowser(ownPath) {
  return places(ownPath)[0] ?? null;
}

/** Some systems have a file of that name that only says how to get a browser, and a download may lack libraries. */
async function starts(chromium, executablePath) {
  try {
    const browser = await chromium.launch({ executablePath });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Never asks for a password: nobody may be there to give it. */
function asRoot(program, ...parameters) {
  const [first, ...rest] = process.getuid?.() === 0 ? [program] : ['sudo', '-n', program];
  return run(first, [...rest, ...parameters]);
}

function look() {
  say('Looking for a browser');
}

function download() {
  say('Downloading a browser');
  return run(NODE, [PLAYWRIGHT, 'install', 'chromium']);
}

async function librariesOfDownload(ownPath) {
  if (!existsSync(ownPath)) return;
  say('Installing what the download needs');
  await asRoot(NODE, PLAYWRIGHT, 'install-deps', 'chromium');
}

async function systemPackage() {
  say('Installing the system package chromium');
  await asRoot('apt-get', 'update');
  await asRoot('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', 'chromium');
}

/**
 * Makes sure that there is a browser that starts: one that is there, Playwright's download, or the system's package.
 * @returns {Promise<string>} its path
 */
export async function provideBrowser() {
  const { chromium } = await import('@playwright/test');
  const ownPath = chromium.executablePath();
  for (const attempt of [look, download, librariesOfDownload, systemPackage]) {
    await attempt(ownPath);
    for (const place of places(ownPath)) if (await starts(chromium, place)) return place;
    if (process.env.CHROMIUM_PATH) throw new Error('No browser starts from where CHROMIUM_PATH points.');
  }
  throw new Error('There is no browser to test with: install Chromium, or set CHROMIUM_PATH to one.');
}
