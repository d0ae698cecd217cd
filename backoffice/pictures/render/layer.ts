import sharp, { type OverlayOptions } from 'sharp';

/** A picture with coverage: red, green, blue and cover of each pixel. */
export type Layer = { width: number; height: number; pixels: Uint8Array };

export async function enlarged(
  { width, height, pixels }: Layer,
  toWidth: number,
  toHeight: number,
): Promise<Layer> {
  return resized({ width, height, pixels }, toWidth, toHeight, 'cubic');
}

/** Makes a layer smaller, its edges smooth. */
export async function reduced(layer: Layer, toWidth: number, toHeight: number): Promise<Layer> {
  return resized(layer, toWidth, toHeight, 'lanczos3');
}

async function resized(
  { width, height, pixels }: Layer,
  toWidth: number,
  toHeight: number,
  kernel: 'cubic' | 'lanczos3',
): Promise<Layer> {
  const drawn = sharp(pixels, { raw: { width, height, channels: 4 } }).resize(toWidth, toHeight, {
    fit: 'fill',
    kernel,
  });
  return { width: toWidth, height: toHeight, pixels: await drawn.raw().toBuffer() };
}

/** The layer as something to lay over a picture. */
export function overlay({ width, height, pixels }: Layer): OverlayOptions {
  return {
    input: Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength),
    raw: { width, height, channels: 4 },
  };
}
