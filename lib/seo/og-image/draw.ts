import sharp from 'sharp';
import type { ShareCard } from '#lib/domain/sharing/share-card.ts';
import { download } from '#lib/pictures/download.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { type Background, photoBackground } from './background.ts';

/** Messengers ignore larger pictures. */
const MAX_BYTES = 250_000;

/** Tried in turn. The last one keeps even pure noise below `MAX_BYTES`. */
const JPEG_QUALITIES = [84, 60, 25];

/** Lays out a card over a photograph, if there is one (layout.tsx). */
export type LayOut = (
  card: ShareCard,
  background: Background | null,
) => { arrayBuffer(): Promise<ArrayBuffer> };

export type Drawing = {
  jpeg: Buffer;
  /** The card has photographs, but none could be loaded: a later attempt may succeed. */
  isFallback: boolean;
};

/** The Open Graph picture of a card: 1200 by 630 pixels, at most 250,000 bytes. */
export async function draw(card: ShareCard, layOut: LayOut): Promise<Drawing> {
  const background = await firstPhoto(card.pictures);
  const jpeg = await toJpeg(await layOut(card, background).arrayBuffer());
  return { jpeg, isFallback: background === null && card.pictures.length > 0 };
}

/**
 * Messengers wait about 5 seconds (respond.ts), and drawing takes the rest. A drawing that waited for longer would also
 * keep its place from others.
 */
const PHOTOS_MS = 3_000;

/** The first photograph that can be loaded in time. @returns null when none can. */
async function firstPhoto(addresses: string[]): Promise<Background | null> {
  const signal = AbortSignal.timeout(PHOTOS_MS);
  for (const address of addresses) {
    if (signal.aborted) break;
    try {
      return await photoBackground(await download(address, signal));
    } catch (error) {
      const [withoutSignature] = address.split('?', 1);
      warnThrottled('og-image.photo-failed', error, { address: withoutSignature });
    }
  }
  return null;
}

async function toJpeg(png: ArrayBuffer): Promise<Buffer> {
  for (const quality of JPEG_QUALITIES) {
    const jpeg = await sharp(png)
      .flatten()
      .jpeg({ quality, chromaSubsampling: quality > 60 ? '4:4:4' : '4:2:0' })
      .toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(`No JPEG quality keeps the picture below ${MAX_BYTES} bytes`);
}
