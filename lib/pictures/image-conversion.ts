import sharp, { type Sharp } from 'sharp';
import { LIMITS } from '#lib/platform/limits.ts';

/** A noisy AVIF of 12 megapixels takes two on an idle machine. */
const TIMEOUT_SECONDS = 12;

/** JPEG, PNG, GIF, WebP and AVIF by their first bytes. SVG may refer to local files. */
const FORMATS = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|\0.{3}ftyp)/s;

sharp.concurrency(1);
sharp.cache(false); // no picture is opened twice

/**
 * A photograph from elsewhere, upright, without its metadata; of an animation the first picture. Of an incomplete one there is
 * what a browser shows, where its format can be decoded in part.
 * @param background behind what is transparent
 * @throws Error when it is in no common format. The conversion rejects when it is too large, damaged, or takes too long.
 */
export function openPhotograph(bytes: Buffer, background: string): Sharp {
  if (!FORMATS.test(bytes.toString('latin1', 0, 12))) throw new Error('Not a photograph');
  return sharp(bytes, { limitInputPixels: LIMITS.picturePixels, sequentialRead: true, failOn: 'none' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .flatten({ background });
}
