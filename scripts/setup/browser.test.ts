import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findBrowser, findTestBrowser } from './browser.mjs';

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

test('tests use the headless shell where there is one, measurements never', () => {
  const chromium = install('first', 'chromium');
  expect(findTestBrowser('')).toBe(chromium);
  const shell = install('second', 'chromium-headless-shell');
  expect(findTestBrowser('')).toBe(shell);
  expect(findBrowser('')).toBe(chromium);
});

test('CHROMIUM_PATH is used and nothing else', () => {
  process.env.CHROMIUM_PATH = '/chosen/chromium';
  install('first', 'chromium-headless-shell');
  expect(findTestBrowser('')).toBe('/chosen/chromium');
});
