/** Renders the logos of the landing page's brand grid, in one colour on a transparent background: `public/assets/cars/{make lowercased}.png`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import * as icons from 'simple-icons';
import type { SimpleIcon } from 'simple-icons';

const FOLDER = join(import.meta.dirname, '..', 'public', 'assets', 'cars');
const COLOUR = '#0e1b2a';
const BOX = { width: 256, height: 160 };
const LARGEST = { width: 216, height: 116 };
/** The area of a logo where it fits, in square pixels, so that wide and round ones look equally large. */
const OPTICAL_AREA = 11_500;

/** Slugs in simple-icons. A file is named after its slug, unless `FILE_NAMES` names the make as the backoffice does. */
const SLUGS = `
  acura astonmartin audi bentley bmw cadillac chevrolet chrysler citroen dacia dsautomobiles ferrari
  fiat ford honda hyundai infiniti iveco jeep kia lada lamborghini mahindra man maserati mazda mclaren
  mg mini mitsubishi nissan opel peugeot polestar porsche ram renault rollsroyce scania seat skoda
  smart subaru suzuki tata tesla toyota vauxhall volkswagen volvo
`
  .trim()
  .split(/\s+/);

const FILE_NAMES: Record<string, string> = {
  astonmartin: 'aston martin',
  dsautomobiles: 'ds',
  rollsroyce: 'rolls-royce',
};

const iconsBySlug = new Map(Object.values<SimpleIcon>(icons).map((icon) => [icon.slug, icon]));

await mkdir(FOLDER, { recursive: true });
for (const slug of SLUGS) {
  await drawLogo(slug, join(FOLDER, `${FILE_NAMES[slug] ?? slug}.png`));
}
process.stdout.write(`${SLUGS.length} logos written to ${FOLDER}\n`);

async function drawLogo(slug: string, file: string): Promise<void> {
  const icon = iconsBySlug.get(slug);
  if (!icon) throw new Error(`simple-icons has no icon ${slug}`);

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${COLOUR}" d="${icon.path}"/></svg>`;
  const drawn = sharp(Buffer.from(svg), { density: 1600 }).trim();
  const { info } = await drawn.toBuffer({ resolveWithObject: true });
  const size = fittingSize(info.width / info.height);
  await drawn
    .resize({ ...size, fit: 'fill' })
    .extend({ ...margins(size), background: 'transparent' })
    .png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 })
    .toFile(file);
}

/** The size in pixels of a logo with this aspect ratio: the optical area, within the largest box. */
function fittingSize(ratio: number): { width: number; height: number } {
  const width = Math.min(Math.sqrt(OPTICAL_AREA * ratio), LARGEST.width, LARGEST.height * ratio);
  return { width: Math.round(width), height: Math.round(width / ratio) };
}

function margins({ width, height }: { width: number; height: number }) {
  const left = Math.floor((BOX.width - width) / 2);
  const top = Math.floor((BOX.height - height) / 2);
  return { left, top, right: BOX.width - width - left, bottom: BOX.height - height - top };
}
