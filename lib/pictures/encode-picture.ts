import type { Sharp } from 'sharp';
import { openPhotograph } from './image-conversion.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** The formats have about equal PSNR; `low`, for a visitor who saves data, has 30 to 40 % fewer bytes. */
const QUALITIES = {
  avif: { normal: 48, low: 32 },
  webp: { normal: 70, low: 40 },
  jpeg: { normal: 70, low: 40 },
};

const inFormat: Record<PictureFormat, (image: Sharp, quality: number) => Sharp> = {
  // At this effort AVIF takes as long as WebP and has a quarter fewer bytes; at sharp's own it takes 16 times as long.
  avif: (image, quality) => image.avif({ quality, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image, quality) => image.webp({ quality }),
  jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
};

/** A JPEG may be seventy times as tall as wide; as wide as asked for, two of them took half a gigabyte. */
const MAX_ASPECT = 2;

/**
 * A picture at this width, or its own if that is smaller, upright and without metadata; of an animation the first
 * picture. One that is more than twice as tall as wide becomes narrower.
 * @throws Error when it is no photograph, has too many pixels or takes too long
 */
export function encodePicture(
  original: Buffer,
  { width, format, isLowQuality }: { width: number; format: PictureFormat; isLowQuality: boolean },
): Promise<Buffer> {
  const quality = QUALITIES[format][isLowQuality ? 'low' : 'normal'];
  const upright = openPhotograph(original, '#fff'); // some browsers have the placeholder behind every picture
  const size = { width, height: MAX_ASPECT * width, fit: 'inside', withoutEnlargement: true } as const;
  return inFormat[format](upright.resize(size), quality).toBuffer();
}
