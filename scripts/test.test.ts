import { aMachine } from './testing/machine.ts';

const TEST = 'scripts/test.mjs';

const JEST = JSON.stringify({ numPassedTests: 10, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
const PLAYWRIGHT = JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky: 0 } });
const CLUSTER = JSON.stringify({ stats: { expected: 2, unexpected: 0, flaky: 0 } });
const SUITES = { jest: JEST, playwright: PLAYWRIGHT, cluster: CLUSTER };

async function outcomeOf(env: Record<string, string>) {
  const machine = aMachine();
  machine.write('bin/chromium-headless-shell', '');
  machine.write('bin/nginx', '');
  machine.write('bin/redis-server', '');
  const { code, output } = await machine.run(TEST, { ...SUITES, ...env });
  return { code, lastLine: output.trim().split('\n').at(-1), calls: machine.calls() };
}

test('the last line counts all checks and tests', async () => {
  const { code, lastLine, calls } = await outcomeOf({});
  expect(lastLine).toBe('21 passed, 0 failed');
  expect(code).toBe(0);
  expect([calls[0], calls[1], ...calls.slice(-2)]).toEqual(['npm ci', 'build', 'playwright', 'cluster']);
  expect(calls.slice(2, -2).sort()).toEqual([
    'jest',
    'npm run format:check',
    'npm run lint',
    'npm run types',
  ]);
});

test.each([
  ['a check', { FAILING: 'npm run lint' }, '20 passed, 1 failed'],
  [
    'a test',
    { FAILING: 'jest', jest: JSON.stringify({ numPassedTests: 8, numFailedTests: 2 }) },
    '19 passed, 2 failed',
  ],
  [
    'a test file that cannot be run',
    { FAILING: 'jest', jest: JSON.stringify({ numPassedTests: 8, numRuntimeErrorTestSuites: 1 }) },
    '19 passed, 1 failed',
  ],
  ['a suite that ends without a report', { FAILING: 'playwright', playwright: '' }, '16 passed, 1 failed'],
  [
    'a suite without tests',
    { playwright: JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0 } }) },
    '16 passed, 1 failed',
  ],
  ['the installation', { FAILING: 'npm ci' }, '0 passed, 1 failed'],
])('%s that fails is counted, and the exit code is 1', async (_, env, line) => {
  const { code, lastLine } = await outcomeOf(env);
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: line });
});

test('after a failed build the end-to-end and cluster tests fail too', async () => {
  const { lastLine, calls } = await outcomeOf({ FAILING: 'build' });
  expect(lastLine).toBe('13 passed, 3 failed');
  expect(calls).not.toContain('playwright');
});

test('without nginx the tests that need it are skipped, and the last line names nginx', async () => {
  const { code, lastLine } = await outcomeOf({ NGINX_PATH: '/not/there' });
  expect(lastLine).toBe('19 passed, 0 failed, some skipped: not installed: nginx');
  expect(code).toBe(0);
});
