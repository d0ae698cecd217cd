/** Draws app/apple-icon.png out of app/icon.svg; its corners are filled, because the phone rounds them itself. */
import { join } from 'node:path';

import sharp from 'sharp';

const APP = join(import.meta.dirname, '..', 'app');
const SIZE = 180;
const LAGOON = '#005f66';

await sharp(join(APP, 'icon.svg'), { density: 600 })
  .resize(SIZE)
  .flatten({ background: LAGOON })
  .png({ palette: true, compressionLevel: 9 })
  .toFile(join(APP, 'apple-icon.png'));
