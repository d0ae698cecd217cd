import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const directories = new Set<string>();

afterEach(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
  directories.clear();
});

/** Where an outbox can be, in a directory that is gone after the test. */
export function anOutboxFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'outbox-'));
  directories.add(directory);
  return join(directory, 'data', 'outbox.sqlite');
}
