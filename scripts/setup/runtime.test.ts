import { isSupported } from './runtime.mjs';

test.each([
  ['20.20.2', false],
  ['22.23.4', false],
  ['24.22.0', false],
  ['24.22.1', true],
  ['24.23.0', true],
  ['25.99.0', false],
  ['26.9.0', false],
  ['26.12.0', false],
  ['26.12.1', true],
  ['26.12.10', true],
  ['27.1.0', false],
  ['28.0.0', true],
  ['', false],
])('the site runs on a release of an LTS line without known weaknesses: %p is %p', (version, expected) => {
  expect(isSupported(version)).toBe(expected);
});
