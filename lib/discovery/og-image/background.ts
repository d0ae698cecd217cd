import 'server-only';
import sharp, { type OutputInfo } from 'sharp';
import { SHARE_IMAGE_SIZE } from '#lib/discovery/seo/og-image-address.ts';
import { PALETTE } from './palette.ts';

/** Red, green and blue of every pixel of a share picture, from the top left. */
export type Ground = Buffer;

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;

/** The photograph as it is seen: a car that fills it is as wide as the centre square. */
const PHOTO = { width: 736, height: 552 };

/** Rows left out at its top, so that the panel covers the street and not the wheels. */
const RISE = 76;
const SEEN = { left: (WIDTH - PHOTO.width) / 2, height: PHOTO.height - RISE };

/** The soft ground is made this much smaller: nothing of it is sharp. */
const SCALE = 8;

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const MOST_PIXELS = 50_000_000;

type Pixels = { data: Buffer; info: OutputInfo };

/**
 * The photograph in the middle, which runs out softly into its own colours.
 * @throws Error for what is no whole photograph, or too large a one.
 */
export async function photoGround(photo: Buffer): Promise<Ground> {
  const seen = await seenPart(photo);
  const [soft, faded] = await Promise.all([softGround(seen), fadedOut(seen)]);
  return sharp(soft.data, { raw: soft.info })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .composite([{ input: faded.data, raw: faded.info, left: SEEN.left, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function seenPart(photo: Buffer): Promise<Pixels> {
  const image = sharp(photo, { limitInputPixels: MOST_PIXELS });
  const { format } = await image.metadata();
  if (!FORMATS.has(format)) throw new Error(`No photograph: ${format}`);
  return image
    .autoOrient()
    .resize({ ...PHOTO, fit: 'cover' })
    .extract({ left: 0, top: RISE, width: PHOTO.width, height: SEEN.height })
    .flatten({ background: PALETTE.raised })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** What lies at the edges, drawn on to the edges of the whole and blurred. */
function softGround({ data, info }: Pixels): Promise<Pixels> {
  const side = Math.round(SEEN.left / SCALE);
  return sharp(data, { raw: info })
    .resize(Math.round(PHOTO.width / SCALE), Math.round(SEEN.height / SCALE), { fit: 'fill' })
    .extend({
      left: side,
      right: side,
      bottom: Math.round((HEIGHT - SEEN.height) / SCALE),
      extendWith: 'copy',
    })
    .blur(8)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function fadedOut({ data, info }: Pixels): Promise<Pixels> {
  return sharp(data, { raw: info })
    .ensureAlpha()
    .composite([{ input: Buffer.from(FADE), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** White where the photograph is seen, clearer towards every edge but the top one. */
const FADE = `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO.width}" height="${SEEN.height}">
  <linearGradient id="sides">
    <stop offset="0" stop-color="#fff" stop-opacity="0" />
    <stop offset="0.12" stop-color="#fff" />
    <stop offset="0.88" stop-color="#fff" />
    <stop offset="1" stop-color="#fff" stop-opacity="0" />
  </linearGradient>
  <linearGradient id="foot" x2="0" y2="1">
    <stop offset="0.85" stop-color="#fff" />
    <stop offset="1" stop-color="#fff" stop-opacity="0" />
  </linearGradient>
  <mask id="between"><rect width="100%" height="100%" fill="url(#sides)" /></mask>
  <rect width="100%" height="100%" fill="url(#foot)" mask="url(#between)" />
</svg>`;
