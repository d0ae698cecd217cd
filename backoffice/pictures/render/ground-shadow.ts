import { smoothstep } from '../geometry/ease.ts';
import type { Camera } from './camera.ts';
import { enlarged, type Layer } from './layer.ts';

/** What stands on the ground: a rounded rectangle and the places where its wheels touch. */
type Footprint = {
  length: number;
  width: number;
  wheels: readonly (readonly [x: number, z: number])[];
};

const COLOUR = [16, 26, 32] as const;

/** Shadows are soft: they are drawn that much smaller. */
const COARSENESS = 4;

/** The shadow on the ground as a dark colour of varying cover. */
export async function groundShadow(
  width: number,
  height: number,
  camera: Camera,
  footprint: Footprint,
): Promise<Layer> {
  const small = { width: Math.ceil(width / COARSENESS), height: Math.ceil(height / COARSENESS) };
  const pixels = new Uint8Array(small.width * small.height * 4);
  const cos = Math.cos(camera.heading);
  const sin = Math.sin(camera.heading);
  for (let row = 0; row < small.height; row++) {
    const drop = (row + 0.5) * COARSENESS - camera.centre[1];
    if (drop < COARSENESS) continue;
    const depth = (camera.focal * camera.eye[1]) / drop;
    for (let column = 0; column < small.width; column++) {
      const right = (((column + 0.5) * COARSENESS - camera.centre[0]) * depth) / camera.focal;
      const x = camera.eye[0] + right * cos + depth * sin;
      const z = camera.eye[2] + right * sin - depth * cos;
      const at = (row * small.width + column) * 4;
      pixels.set(COLOUR, at);
      pixels[at + 3] = Math.round(darkness(x, z, footprint) * 255);
    }
  }
  return enlarged({ ...small, pixels }, width, height);
}

/** From 0, open ground, to 1. */
function darkness(x: number, z: number, { length, width, wheels }: Footprint): number {
  const dx = Math.abs(x - length / 2) - length / 2;
  const dz = Math.abs(z) - width / 2;
  if (dx > 0.75 || dz > 0.75) return 0;
  const wide = smoothstep(0.75, -0.75, dx) * smoothstep(0.75, -0.75, dz);
  const close = smoothstep(0.1, -0.32, dx) * smoothstep(0.12, -0.3, dz);
  let touching = 0;
  for (const [wx, wz] of wheels) {
    const under = smoothstep(0.26, 0.05, Math.abs(x - wx)) * smoothstep(0.2, 0.06, Math.abs(z - wz));
    touching = Math.max(touching, under);
  }
  return 1 - (1 - 0.5 * wide) * (1 - 0.72 * close) * (1 - 0.7 * touching);
}
