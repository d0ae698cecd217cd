import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterwards } from './afterwards';

/** An empty directory that is gone when the file's tests are through. */
export function aDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'backoffice-'));
  afterwards(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
