/** Renders the icons of the site from app/icon.svg. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp, { type Sharp } from 'sharp';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'app/icon.svg');
const BACKGROUND = '#005f66';

/** The safe zone of a maskable icon: a circle of 80 % of its width. */
const MASKABLE_SAFE_ZONE = 0.8;

function drawn(size: number): Sharp {
  return sharp(SOURCE, { density: 1200 }).resize(size);
}

function png(picture: Sharp): Sharp {
  return picture.png({ palette: true, compressionLevel: 9 });
}

/** On an opaque square: the device rounds the corners itself. */
async function filled(size: number, drawing: number): Promise<Sharp> {
  const margin = Math.round((size - drawing) / 2);
  const extend = { top: margin, bottom: margin, left: margin, right: margin, background: BACKGROUND };
  const framed = await drawn(size - 2 * margin)
    .flatten({ background: BACKGROUND })
    .extend(extend)
    .png()
    .toBuffer();
  return png(sharp(framed));
}

/** An ICO file with one PNG, for clients that request /favicon.ico. */
async function ico(size: number): Promise<Buffer> {
  const picture = await drawn(size).png({ compressionLevel: 9 }).toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

await (await filled(180, 180)).toFile(join(ROOT, 'app/apple-icon.png'));
await writeFile(join(ROOT, 'app/favicon.ico'), await ico(48));
for (const size of [192, 512]) {
  await png(drawn(size)).toFile(join(ROOT, `public/icons/icon-${size}.png`));
  const masked = await filled(size, size * MASKABLE_SAFE_ZONE);
  await masked.toFile(join(ROOT, `public/icons/maskable-${size}.png`));
}
