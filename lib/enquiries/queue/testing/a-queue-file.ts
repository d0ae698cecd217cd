import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory if there is one: commits are faster. */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const directories = new Set<string>();

afterEach(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
  directories.clear();
});

/** The path of a queue's file, in a directory that is removed after the test. */
export function aQueueFile(): string {
  const directory = mkdtempSync(join(PARENT, 'outbox-'));
  directories.add(directory);
  return join(directory, 'data', 'outbox.sqlite');
}
