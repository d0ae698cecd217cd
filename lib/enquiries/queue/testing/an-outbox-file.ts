import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In memory where that can be: what a disk takes for a commit is not what these tests are about. */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const directories = new Set<string>();

afterEach(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
  directories.clear();
});

/** Where an outbox can be, in a directory that is gone after the test. */
export function anOutboxFile(): string {
  const directory = mkdtempSync(join(PARENT, 'outbox-'));
  directories.add(directory);
  return join(directory, 'data', 'outbox.sqlite');
}
