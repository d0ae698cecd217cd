import { bulkhead } from 'cockatiel';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

/**
 * Conversions at the same time. Each occupies one of libuv's four threads; the others remain for compression, files and
 * the resolution of names.
 */
const CONCURRENT = 2;

/** SVG, in which Next draws, is excluded because it may refer to local files. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/**
 * AVIF, GIF and interlaced PNG are decoded as a whole: an AVIF of 64 megapixels, which may have a kilobyte, takes 1 GB. All
 * others are decoded line by line or reduced in size.
 */
const MAX_PIXELS_DECODED_WHOLE = 12_500_000;

sharp.concurrency(1);
sharp.cache(false); // no picture is opened twice

const slots = bulkhead(CONCURRENT, Infinity);

/** Runs a conversion when one of the process's few slots for them is free. The caller bounds how many wait. */
export function convertImage<Result>(convert: () => Promise<Result>): Promise<Result> {
  return slots.execute(convert);
}

/** Opens a picture from elsewhere. Throws when it is not one in a common format, or would take too much memory. */
export async function openPhotograph(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const image = sharp(bytes, options);
  const { format, width, height, isProgressive } = await image.metadata();
  if (!FORMATS.has(format)) throw new Error(`Not a photograph: ${format}`);
  const isDecodedWhole = format === 'heif' || format === 'gif' || (format === 'png' && isProgressive);
  if (isDecodedWhole && width * height > MAX_PIXELS_DECODED_WHOLE) throw new Error(`Too large a ${format}`);
  return image;
}
