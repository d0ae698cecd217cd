import 'server-only';
import sharp from 'sharp';
import { SHARE_IMAGE_SIZE } from '#lib/discovery/seo/og-image-address.ts';
import type { Ground } from './background.ts';

/** Messengers leave out what is larger. */
const MOST_BYTES = 250_000;

/** The last one keeps even noise within bounds. */
const QUALITIES = [86, 76, 66, 54, 40, 25];

const RAW = { ...SHARE_IMAGE_SIZE, channels: 3 as const };

/** A ground with a layer of its size on it, as a JPEG of at most 250,000 bytes. */
export async function shareJpeg(ground: Ground, layer: Buffer): Promise<Buffer> {
  const pixels = await sharp(ground, { raw: RAW })
    .composite([{ input: layer }])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of QUALITIES) {
    const jpeg = await sharp(pixels, { raw: RAW })
      .jpeg({ quality, chromaSubsampling: quality > 60 ? '4:4:4' : '4:2:0' })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error(`No quality makes the picture smaller than ${MOST_BYTES} bytes`);
}
