import { OG_IMAGE_SIZE } from '#lib/seo/og-image-address.ts';

/** Size of the photograph before cropping. A car that fills it is as wide as the picture's central square. */
export const PHOTO = { width: 736, height: 552 };

/** Rows cropped from the top, so that the caption covers the road and not the wheels. */
export const CROPPED_TOP = 76;

/** Position and size of the cropped photograph, in pixels. */
export const PHOTO_AREA = {
  left: (OG_IMAGE_SIZE.width - PHOTO.width) / 2,
  top: 0,
  width: PHOTO.width,
  height: PHOTO.height - CROPPED_TOP,
};
