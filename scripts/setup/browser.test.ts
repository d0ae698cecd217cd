import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findBrowser } from './browser.mjs';

const root = mkdtempSync(join(tmpdir(), 'browsers-'));
const { PATH, CHROMIUM_PATH } = process.env;

function install(folder: string, name: string): string {
  mkdirSync(join(root, folder), { recursive: true });
  const path = join(root, folder, name);
  writeFileSync(path, '');
  return path;
}

beforeEach(() => {
  process.env.PATH = ['first', 'second'].map((folder) => join(root, folder)).join(delimiter);
  delete process.env.CHROMIUM_PATH;
});

afterAll(() => {
  Object.assign(process.env, { PATH, ...(CHROMIUM_PATH !== undefined && { CHROMIUM_PATH }) });
  rmSync(root, { recursive: true });
});

test('the headless shell is preferred to other browsers', () => {
  const chromium = install('first', 'chromium');
  expect(findBrowser('')).toBe(chromium);
  const shell = install('second', 'chromium-headless-shell');
  expect(findBrowser('')).toBe(shell);
});

test('CHROMIUM_PATH is used before any other browser', () => {
  process.env.CHROMIUM_PATH = '/chosen/chromium';
  install('first', 'chromium-headless-shell');
  expect(findBrowser('')).toBe('/chosen/chromium');
});
