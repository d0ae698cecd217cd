import { join } from 'node:path';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { env } from '#lib/platform/env.ts';
import { requestIfChanged } from './download.ts';
import { PictureOptimiser } from './picture-optimiser.ts';

const DISK = { entries: 50_000, bytes: 1024 ** 3 };

/** The pictures of this process, in the site's data directory. */
export function openPictures(): PictureOptimiser {
  const disk = new DiskStore(join(env().dataDir, 'pictures'), DISK);
  return new PictureOptimiser({ disk, request: requestIfChanged, now: Date.now });
}
