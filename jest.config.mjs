import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import nextJest from 'next/jest.js';

/** Node's own variable: programs and threads that the tests start find the code of earlier ones compiled. */
process.env.NODE_COMPILE_CACHE ??= resolve('test-results/compile-cache');

/** Tests put their temporary files here, and leave them: the folder is removed when the run ends. */
const temporary = mkdtempSync(join(tmpdir(), 'jest-'));
process.env.TMPDIR = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

const withNext = nextJest({ dir: './' });

/** @param {{ name: string, environment: string, tests: string[], setup: string }} project */
function project({ name, environment, tests, setup }) {
  return withNext({
    displayName: name,
    testEnvironment: environment,
    testMatch: tests,
    setupFilesAfterEnv: [setup],
    modulePathIgnorePatterns: ['<rootDir>/.next/'], // holds another package.json of the same name
  })();
}

/** Rules and programs run in Node, components in a DOM. */
export default async function config() {
  return {
    testTimeout: 20_000, // for tests that spawn programs on a busy machine; ignored in a project
    maxWorkers: '100%', // by default jest leaves one processor idle: half of a machine with two
    workerIdleMemoryLimit: '600MB', // jest waits half a second for a worker to end: too little to free a large heap
    projects: [
      await project({
        name: 'node',
        environment: 'node',
        tests: ['<rootDir>/{lib,server,scripts,backoffice}/**/*.test.ts'],
        setup: '<rootDir>/scripts/jest-setup.ts',
      }),
      await project({
        name: 'dom',
        environment: 'jsdom',
        tests: ['<rootDir>/components/**/*.test.{ts,tsx}'],
        setup: '<rootDir>/scripts/jest-setup-dom.ts',
      }),
    ],
  };
}
