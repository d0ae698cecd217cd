import { aMachine } from './testing/machine.ts';

const TEST = 'scripts/test.mjs';

const JEST = JSON.stringify({ numPassedTests: 10, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
const PLAYWRIGHT = JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky: 0 } });
const CLUSTER = JSON.stringify({ stats: { expected: 2, unexpected: 0, flaky: 0 } });
const BROWSERS = JSON.stringify({ stats: { expected: 4, unexpected: 0, flaky: 0 } });
const SUITES = { jest: JEST, playwright: PLAYWRIGHT, cluster: CLUSTER, browsers: BROWSERS };

async function outcomeOf(env: Record<string, string>) {
  const machine = aMachine();
  machine.write('bin/chromium-headless-shell', '');
  for (const program of ['nginx', 'redis-server', 'firefox-esr', 'WebKitWebDriver', 'Xvfb'])
    machine.write(`bin/${program}`, '');
  const { code, output } = await machine.run(TEST, { ...SUITES, ...env });
  return { code, output, lastLine: output.trim().split('\n').at(-1), calls: machine.calls() };
}

test('the last line counts all checks and tests, and outdated or weak packages fail nothing', async () => {
  const { code, lastLine, calls } = await outcomeOf({ FAILING: 'npm outdated,npm audit' });
  expect(lastLine).toBe('25 passed, 0 failed');
  expect(code).toBe(0);
  expect([...calls.slice(0, 2), ...calls.slice(-3)]).toEqual([
    'npm ci',
    'build',
    'playwright',
    'cluster',
    'browsers firefox webkit',
  ]);
  expect(calls.slice(2, -3).sort()).toEqual([
    'jest',
    'npm audit',
    'npm outdated',
    'npm run format:check',
    'npm run lint',
    'npm run types',
  ]);
});

test.each([
  ['a check', { FAILING: 'npm run lint' }, '24 passed, 1 failed'],
  [
    'a test',
    { FAILING: 'jest', jest: JSON.stringify({ numPassedTests: 8, numFailedTests: 2 }) },
    '23 passed, 2 failed',
  ],
  [
    'a test file that cannot be run',
    { FAILING: 'jest', jest: JSON.stringify({ numPassedTests: 8, numRuntimeErrorTestSuites: 1 }) },
    '23 passed, 1 failed',
  ],
  ['a suite that ends without a report', { FAILING: 'playwright', playwright: '' }, '20 passed, 1 failed'],
  [
    'a suite without tests',
    { playwright: JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0 } }) },
    '20 passed, 1 failed',
  ],
  ['the installation', { FAILING: 'npm ci' }, '0 passed, 1 failed'],
])('%s that fails is counted, and the exit code is 1', async (_, env, line) => {
  const { code, lastLine } = await outcomeOf(env);
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: line });
});

test('the tests that failed are named before the last line', async () => {
  const broken = { name: 'lib/b.test.ts', status: 'failed', assertionResults: [] };
  const failing = {
    name: 'lib/a.test.ts',
    status: 'failed',
    assertionResults: [
      { status: 'passed', fullName: 'one adds' },
      { status: 'failed', fullName: 'two adds' },
    ],
  };
  const spec = {
    file: 'a.spec.ts',
    line: 7,
    title: 'a visitor searches',
    tests: [
      { projectName: 'phone', status: 'expected' },
      { projectName: 'desktop', status: 'unexpected' },
    ],
  };
  const { output } = await outcomeOf({
    FAILING: 'npm run lint',
    jest: JSON.stringify({ numPassedTests: 8, numFailedTests: 1, testResults: [failing, broken] }),
    playwright: JSON.stringify({
      stats: { expected: 5, unexpected: 1 },
      suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    }),
  });
  const [, failed = ''] = output.split('> Failed:\n');
  expect(failed.trimEnd().split('\n').sort()).toEqual([
    '',
    expect.stringMatching(/lib\/a\.test\.ts › two adds$/),
    expect.stringMatching(/lib\/b\.test\.ts$/),
    '  Lint',
    '  [desktop] a.spec.ts:7 › a visitor searches',
    '22 passed, 3 failed',
  ]);
});

test('after a failed build the end-to-end and cluster tests fail too', async () => {
  const { lastLine, calls } = await outcomeOf({ FAILING: 'build' });
  expect(lastLine).toBe('13 passed, 4 failed');
  expect(calls).not.toContain('playwright');
});

test('without nginx the tests that need it are skipped, and the last line names nginx', async () => {
  const { code, lastLine } = await outcomeOf({ NGINX_PATH: '/not/there' });
  expect(lastLine).toBe('23 passed, 0 failed, some skipped: not installed: nginx');
  expect(code).toBe(0);
});

test.each([
  ['FIREFOX_PATH', 'firefox', 'browsers webkit'],
  ['WEBKIT_DRIVER_PATH', 'webkit', 'browsers firefox'],
  ['XVFB_PATH', 'xvfb', 'browsers firefox'],
])('without the program of %s the tests in its engine are skipped', async (variable, name, lastCall) => {
  const { code, lastLine, calls } = await outcomeOf({ [variable]: '/not/there' });
  expect(lastLine).toBe(`25 passed, 0 failed, some skipped: not installed: ${name}`);
  expect(calls.at(-1)).toBe(lastCall);
  expect(code).toBe(0);
});
