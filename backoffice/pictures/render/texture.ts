import sharp from 'sharp';
import { clamp } from '../geometry/ease.ts';
import { fromByte } from './colour.ts';

/** A picture laid on a surface: opaque bytes of red, green and blue. */
export type Texture = { width: number; height: number; pixels: Uint8Array };

/** Draws an SVG document at its own size. */
export async function textureOf(svg: string): Promise<Texture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Three channels read from a texture; written over for each reading. */
export type Texel = { first: number; second: number; third: number };

/** Reads between four pixels, in linear light. Places outside the texture read its edge. */
export function readTexture({ width, height, pixels }: Texture, x: number, y: number, texel: Texel): void {
  const px = clamp(x - 0.5, 0, width - 1.001);
  const py = clamp(y - 0.5, 0, height - 1.001);
  const left = px | 0;
  const top = py | 0;
  const fx = px - left;
  const fy = py - top;
  const w00 = (1 - fx) * (1 - fy);
  const w10 = fx * (1 - fy);
  const w01 = (1 - fx) * fy;
  const w11 = fx * fy;
  const a = (top * width + left) * 3;
  const b = a + 3;
  const c = a + width * 3;
  const d = c + 3;
  texel.first = light(pixels, a, b, c, d, w00, w10, w01, w11);
  texel.second = light(pixels, a + 1, b + 1, c + 1, d + 1, w00, w10, w01, w11);
  texel.third = light(pixels, a + 2, b + 2, c + 2, d + 2, w00, w10, w01, w11);
}

function light(
  pixels: Uint8Array,
  a: number,
  b: number,
  c: number,
  d: number,
  wa: number,
  wb: number,
  wc: number,
  wd: number,
): number {
  return (
    wa * fromByte(pixels[a] ?? 0) +
    wb * fromByte(pixels[b] ?? 0) +
    wc * fromByte(pixels[c] ?? 0) +
    wd * fromByte(pixels[d] ?? 0)
  );
}
