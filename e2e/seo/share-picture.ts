import sharp from 'sharp';

/** Headers of a picture that is what its address promises, and of one that is the best there is for now. */
export const LASTING = 'public, max-age=31536000, immutable';
export const BRIEF = 'public, max-age=60';

const NAMED = /<meta property="og:image" content="([^"]+)"/;

/** Path of the picture with which a link to this page is shown. */
export function namedPicture(html: string): string {
  const [, address] = NAMED.exec(html) ?? [];
  if (address === undefined) throw new Error('The page names no picture');
  return new URL(address).pathname;
}

/** What lies beside the car: the dealership's own dark green, or the edge of a photograph. */
export async function groundOf(picture: Buffer): Promise<'brand' | 'photograph'> {
  const corner = { left: 1100, top: 300, width: 40, height: 40 };
  const { channels } = await sharp(await sharp(picture).extract(corner).toBuffer()).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  return red < 12 && green > 60 && green < 110 && blue > green ? 'brand' : 'photograph';
}
