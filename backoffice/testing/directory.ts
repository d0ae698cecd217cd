import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAllTests } from './after-all-tests.ts';

/** An empty directory that is gone when the file's tests are through. */
export function aDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'backoffice-'));
  afterAllTests(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
