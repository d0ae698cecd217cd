import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from './setup/build.mjs';
import { provideBrowser } from './setup/browser.mjs';
import { install } from './setup/install.mjs';
import { NODE, ROOT, run } from './setup/run.mjs';
import { say } from './setup/say.mjs';
import { SetupError } from './setup/setup-error.mjs';

const hasBrowserTests = !process.argv.includes('--no-browser');
const REPORTS = 'test-results';

/** Every suite: what it is called, and how many of its checks passed and failed. */
const SUITES = [
  ['Formatting', () => check('prettier/bin/prettier.cjs', ['--check', '.'])],
  ['Lint', () => check('eslint/bin/eslint.js', ['--max-warnings', '0', '.'])],
  ['Styles', () => check('stylelint/bin/stylelint.mjs', ['**/*.css'])],
  [
    'Types',
    () =>
      check('next/dist/bin/next', ['typegen']).then((made) =>
        made.failed ? made : check('typescript/bin/tsc', ['--noEmit']),
      ),
  ],
  ['Rules and components', unitTests],
  ['Build', () => attempt(build)],
  ...(hasBrowserTests ? [['Visitors', endToEndTests]] : []),
];

async function check(program, parameters) {
  const code = await run(NODE, [`node_modules/${program}`, ...parameters]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A set-up step as a check of its own. */
async function attempt(step) {
  try {
    await step();
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function unitTests() {
  const file = join(REPORTS, 'jest.json');
  const code = await run(NODE, ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`]);
  const report = readReport(file);
  const suitesThatDidNotRun = report?.numRuntimeErrorTestSuites ?? 0;
  return counted(code, report?.numPassedTests, (report?.numFailedTests ?? 0) + suitesThatDidNotRun);
}

async function endToEndTests() {
  const browser = await attempt(provideBrowser);
  if (browser.failed) return browser;
  const code = await run(NODE, ['node_modules/@playwright/test/cli.js', 'test']);
  const stats = readReport(join(REPORTS, 'playwright.json'))?.stats;
  return counted(code, stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}

/** A suite that ends badly has failed, whatever it counted; one that ran nothing has failed too. */
function counted(code, passed = 0, failed = 0) {
  const isWell = code === 0 && passed > 0;
  return { passed, failed: isWell ? failed : Math.max(failed, 1) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  } catch {
    return null; // the suite ended before it could report, which counts as failed
  }
}

const total = { passed: 0, failed: 0 };
function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

rmSync(join(ROOT, REPORTS), { recursive: true, force: true });
const installed = await attempt(install);
if (installed.failed) add(installed);
else {
  for (const [name, suite] of SUITES) {
    say(name);
    add(await suite());
  }
}

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
