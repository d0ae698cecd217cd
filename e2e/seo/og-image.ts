import sharp from 'sharp';

/** Cache-Control of a final picture, of a fallback, and of a picture at the address of another version. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const SHORT_LIVED = 'public, max-age=60';
export const OTHER_VERSION = 'private, max-age=60';

const OG_IMAGE = /<meta property="og:image" content="([^"]+)"/;

/** Path of the page's Open Graph picture. */
export function ogImagePath(html: string): string {
  const [, address] = OG_IMAGE.exec(html) ?? [];
  if (address === undefined) throw new Error('The page has no og:image');
  return new URL(address).pathname;
}

/** The background of the car: the dealership's dark green, or the blurred edge of a photograph. */
export async function backgroundOf(picture: Buffer): Promise<'brand' | 'photograph'> {
  const corner = { left: 1100, top: 300, width: 40, height: 40 };
  const { channels } = await sharp(await sharp(picture).extract(corner).toBuffer()).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  return red < 12 && green > 60 && green < 110 && blue > green ? 'brand' : 'photograph';
}
