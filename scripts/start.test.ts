import { aMachine } from './testing/machine.ts';

const START = 'scripts/start.mjs';

test('a fresh clone is installed, checked, built and started; later starts repeat only what has changed', async () => {
  const machine = aMachine();
  expect((await machine.run(START)).code).toBe(0);
  expect(machine.calls()).toEqual(['npm ci', 'check', 'build', 'site']);
  for (const [changed, calls] of [
    ['app/page.test.tsx', ['check', 'site']],
    ['app/page.tsx', ['check', 'build', 'site']],
    ['lib/rule.ts', ['check', 'build', 'site']],
    ['package-lock.json', ['npm ci', 'check', 'build', 'site']],
  ] as const) {
    machine.write(changed, 'changed');
    await machine.run(START);
    expect(machine.calls()).toEqual(calls);
  }
});

test('a start after a build neither installs nor builds', async () => {
  const machine = aMachine();
  expect((await machine.run('scripts/build.mjs')).code).toBe(0);
  await machine.run(START);
  expect(machine.calls()).toEqual(['npm ci', 'build', 'check', 'site']);
});

test.each([
  ['npm ci', 'npm ci', 'The installation of the packages failed: see the output of npm above.\n'],
  ['build', 'build', 'The build failed: see its output above.\n'],
  ['finish', 'build', 'The build failed: see its output above.\n'],
])('when %s fails, an error is printed, and the next start repeats it', async (failing, step, sentence) => {
  const machine = aMachine();
  const { code, errors } = await machine.run(START, { FAILING: failing });
  expect({ code, errors }).toEqual({ code: 1, errors: sentence });
  expect(machine.calls()).not.toContain('site');
  await machine.run(START);
  expect(machine.calls()).toEqual(expect.arrayContaining([step, 'site']));
});

test('invalid settings are reported before the build', async () => {
  const machine = aMachine();
  const { code, errors } = await machine.run(START, { FAILING: 'check' });
  expect({ code, errors }).toEqual({ code: 1, errors: '' });
  expect(machine.calls()).toEqual(['npm ci', 'check']);
});

test('a started clone is a trial, unless TRIAL says otherwise', async () => {
  const machine = aMachine();
  machine.write('server/main.ts', `require('node:fs').appendFileSync('calls', process.env.TRIAL + '\\n');`);
  for (const [env, isTrial] of [
    [{}, '1'],
    [{ TRIAL: '' }, '1'],
    [{ TRIAL: '0' }, '0'],
  ] as const) {
    await machine.run(START, env);
    expect(machine.calls().at(-1)).toBe(isTrial);
  }
});

/** A Node that prints this version, records that it ran, and otherwise is the Node of this test. */
function aNode(version: string): string {
  return `#!/bin/sh
if [ "$1" = --version ]; then echo ${version}; else echo 'node ${version}' >> calls; exec '${process.execPath}' "$@"; fi
`;
}

test('the site runs on the Node of the system when that is a newer LTS version', async () => {
  const machine = aMachine();
  machine.write('packages/.bin/node', aNode('v26.12.2'), 0o755);
  for (const [version, expected] of [
    ['v26.12.3', 'v26.12.3'],
    ['v26.12.1', 'v26.12.2'],
    ['v27.99.0', 'v26.12.2'],
    ['something else', 'v26.12.2'],
  ] as const) {
    machine.write('bin/node', aNode(version), 0o755);
    await machine.run(START);
    expect(machine.calls().at(-2)).toBe(`node ${expected}`);
  }
});

/** Makes a program believe that it runs on Node 20. */
const ON_NODE_20 = `--import=data:text/javascript,${encodeURIComponent("Object.defineProperty(process, 'versions', { value: { node: '20.19.5' } });")}`;

test('a platform without a Node in package-lock.json needs a safe one', async () => {
  const machine = aMachine();
  const { code, errors } = await machine.run(START, { NODE_OPTIONS: ON_NODE_20 });
  const sentence = `package-lock.json has no Node for ${process.platform} ${process.arch}: install Node 26.12.1 or newer.\n`;
  expect({ code, errors }).toEqual({ code: 1, errors: sentence });
  expect((await machine.run(START)).code).toBe(0);
});
