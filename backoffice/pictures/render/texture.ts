import sharp from 'sharp';
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
  const [px, py] = [
    Math.min(width - 1.001, Math.max(0, x - 0.5)),
    Math.min(height - 1.001, Math.max(0, y - 0.5)),
  ];
  const [left, top] = [px | 0, py | 0];
  const [fx, fy] = [px - left, py - top];
  const [w00, w10, w01, w11] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  const a = (top * width + left) * 3;
  const [b, c, d] = [a + 3, a + width * 3, a + width * 3 + 3];
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
