import type { Sharp } from 'sharp';
import { parsePictureAddress, type PictureAddress } from './address.ts';
import { bannerPicture } from './scenes/banners/banner.ts';
import { blogPicture } from './scenes/blogs/blog.ts';
import { vehiclePicture } from './vehicle-picture.ts';

const QUALITY = 82;

/**
 * Draws the picture of an address as a JPEG file. The same address gives the same bytes.
 * @throws RangeError when the path is not the address of a picture
 */
export async function draw(pathname: string): Promise<Buffer> {
  const address = parsePictureAddress(pathname);
  if (!address) throw new RangeError(`Not the address of a picture: ${pathname}`);
  const drawing = await drawingOf(address);
  return drawing.jpeg({ quality: QUALITY }).toBuffer();
}

function drawingOf(address: PictureAddress): Promise<Sharp> {
  switch (address.kind) {
    case 'vehicle':
      return vehiclePicture(address);
    case 'banner':
      return bannerPicture(address.name);
    case 'blog':
      return blogPicture(address.name);
  }
}
