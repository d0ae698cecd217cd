import 'server-only';
import sharp from 'sharp';
import { SHARE_IMAGE_SIZE } from '#lib/discovery/seo/og-image-address.ts';
import { brandIcon } from './brand-icon.ts';
import type { Ground } from './background.ts';
import { PALETTE } from './palette.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const ICON = 224;

const LAGOON = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <linearGradient id="depth" x2="0" y2="1">
    <stop offset="0" stop-color="${PALETTE.lagoon}" />
    <stop offset="1" stop-color="${PALETTE.lagoonDeep}" />
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#depth)" />
</svg>`;

/** The dealership's mark on its own colour, for what has no photograph. */
export async function brandGround(): Promise<Ground> {
  const icon = await sharp(await brandIcon(), { density: 600 })
    .resize(ICON)
    .toBuffer();
  return sharp(Buffer.from(LAGOON))
    .composite([{ input: icon, left: (WIDTH - ICON) / 2, top: 84 }])
    .removeAlpha()
    .raw()
    .toBuffer();
}
