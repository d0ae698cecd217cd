import { readFile } from 'node:fs/promises';
import { hash } from 'node:crypto';
import * as v from 'valibot';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { isNotFoundError, writeFileAtomic } from '#lib/platform/atomic-write.ts';

/** Milliseconds since 1970, by the hash of a version. */
const seenSchema = v.record(v.string(), v.number());

type Seen = v.InferOutput<typeof seenSchema>;

/**
 * When each of these versions was first seen: a date for content whose source has none. The dates are kept in a file,
 * from which all other versions are removed. An unreadable file is logged and replaced.
 * @throws Error when the file cannot be written.
 */
export async function firstSeen(file: string, versions: unknown[], now: number): Promise<Date[]> {
  const known = await readSeen(file);
  const keys = versions.map((version) => hash('sha256', JSON.stringify(version)));
  const seen = Object.fromEntries(keys.map((key) => [key, Math.min(known[key] ?? now, now)]));
  if (keys.some((key) => known[key] === undefined)) await writeFileAtomic(file, JSON.stringify(seen));
  return keys.map((key) => new Date(seen[key] ?? now));
}

async function readSeen(file: string): Promise<Seen> {
  try {
    return v.parse(seenSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (!isNotFoundError(error)) warnThrottled('feed.first-seen-unreadable', error);
    return {};
  }
}
