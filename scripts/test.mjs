import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from './setup/build.mjs';
import { provideBrowser } from './setup/browser.mjs';
import { install } from './setup/install.mjs';
import { log, NODE, ROOT, run } from './setup/run.mjs';
import {
  BROWSERS,
  installPackages,
  isInstallable,
  provideSystemPrograms,
  SERVERS,
} from './setup/system-programs.mjs';

const REPORTS = join(ROOT, 'test-results');
const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

/** Runs a script of package.json, which counts as one test. */
async function check(script) {
  const code = await run('npm', ['run', '--silent', script]);
  return code === 0 ? PASSED : FAILED;
}

/** Prints which packages are outdated or have known weaknesses, where the registry answers in time. Fails nothing. */
async function reportPackages() {
  log('Outdated packages and known weaknesses (a report)');
  const quickly = ['--fetch-timeout=5000', '--fetch-retries=0', '--loglevel=error'];
  for (const command of ['outdated', 'audit']) await run('npm', [command, ...quickly]);
}

/** The counts of a suite. A suite that exits with an error or ran no test has at least one failure. */
function counts(code, passed = 0, failed = 0, failedTitles = []) {
  const isComplete = code === 0 && passed > 0;
  return { passed, failed: isComplete ? failed : Math.max(failed, 1), failedTitles };
}

/** @returns {object | null} null when the suite exited before it wrote its report */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** The tests of a report of jest that failed, and the files that could not be run. */
function failedUnitTests({ testResults = [] }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(ROOT, name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length > 0 ? tests.map(({ fullName }) => `${file} › ${fullName}`) : [file];
    });
}

/** The tests of a suite in a report of Playwright, or of one of its files or groups, that failed. */
function failedPlaywrightTests({ specs = [], suites = [] }) {
  const titles = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} › ${title}`),
  );
  return [...titles, ...suites.flatMap(failedPlaywrightTests)];
}

async function unitTests() {
  const file = join(REPORTS, 'jest.json');
  const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`];
  const code = await run(NODE, jest, { ...systemPrograms, NODE_ENV: 'test' }); // React's test utilities are missing in production
  const report = readReport(file);
  const brokenSuites = report?.numRuntimeErrorTestSuites ?? 0;
  const failed = (report?.numFailedTests ?? 0) + brokenSuites;
  return counts(code, report?.numPassedTests, failed, failedUnitTests(report ?? {}));
}

/** @param {string} name file name of the report in test-results, without extension */
async function playwrightTests(name, parameters, env) {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', ...parameters];
  const code = await run(NODE, playwright, { ...systemPrograms, ...env });
  const report = readReport(join(REPORTS, `${name}.json`));
  const stats = report?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return counts(code, stats?.expected, failed, failedPlaywrightTests(report ?? {}));
}

async function endToEndTests(browser) {
  return playwrightTests('playwright', [], { CHROMIUM_PATH: await browser });
}

function clusterTests() {
  return playwrightTests('cluster', ['--config', 'e2e/cluster/playwright.config.ts']);
}

/** The engines whose programs are installed. */
function installedEngines() {
  return [
    ...(missing.includes('firefox') ? [] : ['firefox']),
    ...(missing.includes('webkit') || missing.includes('xvfb') ? [] : ['webkit']),
  ];
}

function browserTests() {
  const projects = installedEngines().flatMap((engine) => ['--project', engine]);
  return playwrightTests('browsers', ['--config', 'e2e/browsers/playwright.config.ts', ...projects]);
}

/** Follows docs/deploying.md in a Debian of its own. */
async function rehearseDeployment() {
  await installPackages(['debootstrap', 'git']);
  return (await run('deploy/rehearse.sh', [])) === 0 ? PASSED : FAILED;
}

async function failWithoutBuild() {
  throw new Error('There is no build to test.');
}

function failure(error) {
  log(error.message);
  return FAILED;
}

const total = { passed: 0, failed: 0, failedTitles: [] };

/** Paths of the servers and browsers that tests start, by environment variable. */
let systemPrograms = {};

/** Names of those that are not installed. */
let missing = [];

async function findSystemPrograms(programs) {
  ({ paths: systemPrograms, missing } = await provideSystemPrograms(programs));
}

/**
 * Runs a suite and adds its counts to the total. A suite that cannot run logs the reason and counts as one failure.
 * @returns {Promise<boolean>} whether nothing failed
 */
async function suite(name, work) {
  log(name);
  const { passed, failed, failedTitles = [] } = await work().catch(failure);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) total.failedTitles.push(...(failedTitles.length > 0 ? failedTitles : [name]));
  return failed === 0;
}

async function checks() {
  await suite('Formatting', () => check('format:check'));
  await suite('Lint', () => check('lint'));
  await suite('Types', () => check('types'));
  await reportPackages();
}

/** Runs everything. The checks take one processor, beside the unit tests and the download of the browser. */
async function suites() {
  const withBrowser = !process.argv.includes('--no-browser');
  const [isBuilt] = await Promise.all([
    suite('Build', () => build().then(() => PASSED)),
    findSystemPrograms(withBrowser ? [...SERVERS, ...BROWSERS] : SERVERS),
  ]);
  const browser = withBrowser && provideBrowser();
  const provided = Promise.allSettled([browser]); // the end-to-end tests report a missing browser
  await Promise.all([checks(), suite('Unit tests', unitTests), provided]);
  if (!withBrowser) return;
  await suite('End-to-end tests', isBuilt ? () => endToEndTests(browser) : failWithoutBuild);
  if (!SERVERS.some((server) => missing.includes(server)))
    await suite('Cluster tests', isBuilt ? clusterTests : failWithoutBuild);
  if (installedEngines().length > 0)
    await suite('Tests in other browsers', isBuilt ? browserTests : failWithoutBuild);
  if (process.env.DEPLOY_TEST === '1' && isInstallable()) await suite('Deployment', rehearseDeployment);
  else log('The deployment is left out: it takes ten minutes as root on Debian, with DEPLOY_TEST=1.');
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);
await install().then(suites, (error) => (total.failed += failure(error).failed));

if (total.failedTitles.length > 0) log(['Failed:', ...total.failedTitles].join('\n  '));
const skipped = missing.length > 0 ? `, some skipped: not installed: ${missing.join(', ')}` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
