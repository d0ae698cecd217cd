import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from './setup/build.mjs';
import { provideBrowser } from './setup/browser.mjs';
import { install } from './setup/install.mjs';
import { provideNginx } from './setup/nginx.mjs';
import { NODE, NPM, ROOT, run } from './setup/run.mjs';
import { say } from './setup/log.mjs';

const REPORTS = join(ROOT, 'test-results');
const GOOD = { passed: 1, failed: 0 };
const BAD = { passed: 0, failed: 1 };

/** A script of package.json as one check. */
async function check(script) {
  const code = await run(NPM, ['run', '--silent', script]);
  return code === 0 ? GOOD : BAD;
}

/** What the suite counted. One that ends badly has failed, whatever it counted; one that ran nothing has failed too. */
function counted(code, passed = 0, failed = 0) {
  const isWell = code === 0 && passed > 0;
  return { passed, failed: isWell ? failed : Math.max(failed, 1) };
}

/** @returns {object | null} null when the suite ended before it could report */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function unitTests() {
  const file = join(REPORTS, 'jest.json');
  const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`];
  const code = await run(NODE, jest, { NODE_ENV: 'test' }); // in production React offers nothing to test with
  const report = readReport(file);
  const suitesThatDidNotRun = report?.numRuntimeErrorTestSuites ?? 0;
  return counted(code, report?.numPassedTests, (report?.numFailedTests ?? 0) + suitesThatDidNotRun);
}

async function endToEndTests() {
  const CHROMIUM_PATH = await provideBrowser();
  const nginx = await provideNginx();
  if (!nginx) skipped.push('nginx cannot be had');
  const code = await run(NODE, ['node_modules/@playwright/test/cli.js', 'test'], {
    CHROMIUM_PATH,
    ...(nginx && { NGINX_PATH: nginx }),
  });
  const stats = readReport(join(REPORTS, 'playwright.json'))?.stats;
  return counted(code, stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}

function failure(error) {
  say(error.message);
  return BAD;
}

const total = { passed: 0, failed: 0 };

/** Why suites were left out. */
const skipped = [];

/**
 * Runs a suite and adds what it counted, or one failure when it cannot be run, of which it says why.
 * @returns {Promise<boolean>} whether nothing failed
 */
async function suite(name, work) {
  say(name);
  const { passed, failed } = await work().catch(failure);
  total.passed += passed;
  total.failed += failed;
  return failed === 0;
}

async function checks() {
  await suite('Formatting', () => check('format:check'));
  await suite('Lint', () => check('lint'));
  await suite('Types', () => check('types'));
}

/** Lint and types use one processor each, and leave room for the unit tests beside them. */
async function suites() {
  const isBuilt = await suite('Build', () => build().then(() => GOOD));
  await Promise.all([checks(), suite('Rules and components', unitTests)]);
  if (process.argv.includes('--no-browser')) return;
  if (isBuilt) await suite('Visitors', endToEndTests);
  else await suite('Visitors', () => Promise.reject(new Error('There is no site to visit.')));
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);
await install().then(suites, (error) => (total.failed += failure(error).failed));

const skippedInWords = skipped.length > 0 ? `, ${skipped.length} skipped: ${skipped.join(', ')}` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skippedInWords}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
