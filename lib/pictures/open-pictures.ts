import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { env } from '#lib/platform/env.ts';
import { log } from '#lib/platform/log.ts';
import { redis } from '#lib/platform/redis.ts';
import { isDamagedFile } from '#lib/platform/sqlite.ts';
import { requestIfChanged } from './download.ts';
import { KnownPictures } from './known-pictures.ts';
import { PictureOptimiser } from './picture-optimiser.ts';

const DISK = { entries: 50_000, bytes: 1024 ** 3 };

/** The pictures of this process, in the site's data directory. */
export function openPictures(): { known: KnownPictures; optimiser: PictureOptimiser } {
  const { dataDir } = env();
  const known = openKnownPictures(dataDir);
  const disk = new DiskStore(join(dataDir, 'pictures'), DISK);
  return { known, optimiser: new PictureOptimiser({ disk, request: requestIfChanged, now: Date.now }) };
}

/** A damaged file is replaced. One that cannot be opened or created, as on a full disk, does not prevent the start. */
function openKnownPictures(dataDir: string): KnownPictures {
  const file = join(dataDir, 'known-pictures.sqlite');
  const options = { file, shared: redis(), now: Date.now };
  try {
    mkdirSync(dataDir, { recursive: true });
    return new KnownPictures(options);
  } catch (error) {
    const isDamaged = isDamagedFile(error);
    log('warn', isDamaged ? 'pictures.file-damaged' : 'pictures.file-unavailable', { file, error });
    if (!isDamaged) return new KnownPictures({ ...options, file: ':memory:' });
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return new KnownPictures(options);
  }
}
