import { bulkhead } from 'cockatiel';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { safePicture } from './picture-parts.ts';

/**
 * Conversions at the same time. Each occupies one of libuv's four threads; the others remain for compression, files and
 * the resolution of names.
 */
const CONCURRENT = 2;

/** Some hundred lines are in memory at a time: of 16 bits in four channels and this width they take 128 KiB each. */
const MAX_SIDE = 16_384;

/**
 * AVIF, GIF, interlaced PNG, animations and what must be turned are decoded as a whole: an AVIF of 64 megapixels, which
 * may have a kilobyte, takes 1 GB. All others are decoded line by line, and a JPEG is reduced in size first.
 */
const MAX_PIXELS_DECODED_WHOLE = 12_500_000;

/** Of a progressive JPEG every coefficient is in memory, 2 bytes for each pixel and channel: 32 megapixels, 24 in CMYK. */
const MAX_COEFFICIENT_BYTES = 192_000_000;

sharp.concurrency(1);
sharp.cache(false); // no picture is opened twice

const slots = bulkhead(CONCURRENT, Infinity);

/** Runs a conversion when one of the process's few slots for them is free. The caller bounds how many wait. */
export function convertImage<Result>(convert: () => Promise<Result>): Promise<Result> {
  return slots.execute(convert);
}

/** Opens a picture from elsewhere. Throws when it is not one in a common format, or would take too much memory. */
export async function openPhotograph(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const image = sharp(safePicture(bytes, MAX_PIXELS_DECODED_WHOLE), options);
  const {
    format,
    width,
    height,
    isProgressive,
    channels,
    orientation = 1,
    pages = 1,
    icc,
  } = await image.metadata();
  const isDecodedWhole =
    format === 'heif' ||
    format === 'gif' ||
    (format === 'png' && isProgressive) ||
    (format !== 'jpeg' && orientation !== 1) ||
    pages > 1;
  const coefficientBytes = width * height * 2 * channels;
  const isTooLarge =
    Math.max(width, height) > MAX_SIDE ||
    (isDecodedWhole && width * height > MAX_PIXELS_DECODED_WHOLE) ||
    (format === 'jpeg' && isProgressive && coefficientBytes > MAX_COEFFICIENT_BYTES);
  if (icc?.includes('mpet')) throw new Error('A colour profile with calculations'); // of any length, without a time limit
  if (isTooLarge) throw new Error(`Too large a ${format}`);
  return image;
}
