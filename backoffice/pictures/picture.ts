import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePictureAddress } from './address.ts';
import { drawAside } from './drawing-pool.ts';

/** Pictures kept from a generator that drew differently are not served: raise it with any visible change. */
const REVISION = 'r4';

const underway = new Map<string, Promise<Buffer>>();

/**
 * One picture of the reference inventory, as a JPEG file that is drawn on first demand and kept.
 *
 * @param cacheDirectory where drawn pictures are kept; made when it is not there
 * @returns null when the path is not the address of a picture; such a path never reaches the disk
 * @throws when the picture can be neither drawn nor kept
 */
export async function picture(
  pathname: string,
  cacheDirectory: string,
): Promise<{ body: Buffer; type: string } | null> {
  if (!parsePictureAddress(pathname)) return null;
  const file = path.join(cacheDirectory, REVISION, ...pathname.split('/').slice(2));
  const pending = underway.get(file) ?? startOn(file, pathname);
  return { body: await pending, type: 'image/jpeg' };
}

/** Requests that come while a picture is being read or drawn share the outcome. */
function startOn(file: string, pathname: string): Promise<Buffer> {
  const pending = keptOrDrawn(file, pathname).finally(() => underway.delete(file));
  underway.set(file, pending);
  return pending;
}

async function keptOrDrawn(file: string, pathname: string): Promise<Buffer> {
  const kept = await readIfThere(file);
  if (kept) return kept;
  const drawn = await drawAside(pathname);
  await keep(file, drawn);
  return drawn;
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A reader sees the whole file or none. */
async function keep(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.part`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
