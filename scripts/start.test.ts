import { aMachine } from './testing/machine.ts';

const START = 'scripts/start.mjs';

test('a fresh clone is installed, checked, built and started', async () => {
  const machine = aMachine();
  expect((await machine.run(START)).code).toBe(0);
  expect(machine.calls()).toEqual(['npm ci', 'check', 'build', 'site']);
});

test('a second start installs and builds nothing', async () => {
  const machine = aMachine();
  await machine.run(START);
  machine.calls();
  machine.write('app/page.test.tsx', 'a test changes no build');
  await machine.run(START);
  expect(machine.calls()).toEqual(['check', 'site']);
});

test.each([
  ['app/page.tsx', ['check', 'build', 'site']],
  ['lib/rule.ts', ['check', 'build', 'site']],
  ['package-lock.json', ['npm ci', 'check', 'build', 'site']],
])('a change of %s repeats only the steps that depend on it', async (path, calls) => {
  const machine = aMachine();
  await machine.run(START);
  machine.calls();
  machine.write(path, 'changed');
  await machine.run(START);
  expect(machine.calls()).toEqual(calls);
});

test.each([
  ['npm ci', 'The packages could not be installed: npm says why above.\n'],
  ['build', 'The site could not be built: the build says why above.\n'],
])('when %s fails one sentence says so, and the next start repeats it', async (step, sentence) => {
  const machine = aMachine();
  const { code, errors } = await machine.run(START, { FAILING: step });
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

/** A Node that prints this version, records that it ran, and otherwise is the Node of this test. */
function aNode(version: string): string {
  return `#!/bin/sh
if [ "$1" = --version ]; then echo ${version}; else echo 'node ${version}' >> calls; exec '${process.execPath}' "$@"; fi
`;
}

test.each([
  ['v24.99.0', true],
  ['v26.0.0', true],
  ['v25.99.0', false],
  ['v22.99.0', false],
  ['v24.0.0', false],
  ['something else', false],
])('a system with Node %s runs the site: %p', async (version, expected) => {
  const machine = aMachine();
  machine.write('bin/node', aNode(version), 0o755);
  machine.write('packages/.bin/node', aNode('v24.21.0'), 0o755);
  await machine.run(START);
  const [runtime] = machine.calls().slice(-2);
  expect(runtime).toBe(`node ${expected ? version : 'v24.21.0'}`);
});
