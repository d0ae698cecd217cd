import { bulkhead } from 'cockatiel';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

/**
 * Conversions at the same time. Each occupies one of libuv's four threads; the others remain for compression, files and
 * the resolution of names.
 */
const CONCURRENT = 2;

/** SVG, in which Next draws, is excluded because it may refer to local files. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

sharp.concurrency(1);
sharp.cache(false); // no picture is opened twice

const slots = bulkhead(CONCURRENT, Infinity);

/** Runs a conversion when one of the process's few slots for them is free. The caller bounds how many wait. */
export function convertImage<Result>(convert: () => Promise<Result>): Promise<Result> {
  return slots.execute(convert);
}

/** Opens a picture from elsewhere. Throws when it is not one in a common format. */
export async function openPhotograph(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const image = sharp(bytes, options);
  const { format } = await image.metadata();
  if (!FORMATS.has(format)) throw new Error(`Not a photograph: ${format}`);
  return image;
}
