import sharp from 'sharp';
import { LIGHT } from '#lib/domain/design/tokens.ts';
import { openPhotograph } from '#lib/pictures/image-conversion.ts';
import { OG_IMAGE_SIZE } from '#lib/seo/og-image-address.ts';
import { CROPPED_TOP, PHOTO, PHOTO_AREA } from './photo-area.ts';

const { width: WIDTH, height: HEIGHT } = OG_IMAGE_SIZE;

/** The blurred surroundings are computed at an eighth of their size. */
const SCALE = 8;

/** JPEGs as data URLs. */
export type Background = {
  /** The photograph, cropped to `PHOTO_AREA`. */
  photo: string;
  /** The photograph's edges extended over the whole picture and blurred. */
  surroundings: string;
};

/** Throws like `openPhotograph` and its conversion. */
export async function photoBackground(bytes: Buffer): Promise<Background> {
  const photo = await openPhotograph(bytes, LIGHT.surface)
    .resize({ ...PHOTO, fit: 'cover' })
    .extract({ left: 0, top: CROPPED_TOP, width: PHOTO_AREA.width, height: PHOTO_AREA.height })
    .toColourspace('srgb')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { photo: dataUrl(photo), surroundings: dataUrl(await blurredSurroundings(photo)) };
}

async function blurredSurroundings(photo: Buffer): Promise<Buffer> {
  const side = PHOTO_AREA.left / SCALE;
  const small = await sharp(photo)
    .resize(PHOTO_AREA.width / SCALE, Math.round(PHOTO_AREA.height / SCALE), { fit: 'fill' })
    .extend({
      left: side,
      right: side,
      bottom: Math.round((HEIGHT - PHOTO_AREA.height) / SCALE),
      extendWith: 'copy',
    })
    .toBuffer();
  return sharp(small).blur(8).resize(WIDTH, HEIGHT, { fit: 'fill' }).jpeg({ quality: 90 }).toBuffer();
}

function dataUrl(jpeg: Buffer): string {
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
