import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAllTests } from './after-all-tests.ts';

/** A new empty directory, removed after the tests of the file. */
export function aDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'backoffice-'));
  afterAllTests(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
