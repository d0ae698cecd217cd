import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a DEALER_FILE: the example, in which these keys are replaced. @returns its path */
export function aDealerFile(folder: string, replaced: Record<string, unknown>): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'dealer.json');
  const example = JSON.parse(readFileSync('deploy/dealer.example.json', 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...example, ...replaced }));
  return file;
}
