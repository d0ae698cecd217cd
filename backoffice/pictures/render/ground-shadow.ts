import { smoothstep } from '../geometry/ease.ts';
import type { Camera } from './camera.ts';

/** What stands on the ground: a rounded rectangle and the places where its wheels touch. */
export type Footprint = {
  length: number;
  width: number;
  wheels: readonly (readonly [x: number, z: number])[];
};

/** The shadow on the ground as black of varying cover, four bytes a pixel. */
export function groundShadow(
  width: number,
  height: number,
  camera: Camera,
  footprint: Footprint,
): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  const [cos, sin] = [Math.cos(camera.heading), Math.sin(camera.heading)];
  for (let py = Math.max(0, Math.ceil(camera.centre[1] + 1)); py < height; py++) {
    const depth = (camera.focal * camera.eye[1]) / (py + 0.5 - camera.centre[1]);
    for (let px = 0; px < width; px++) {
      const right = ((px + 0.5 - camera.centre[0]) * depth) / camera.focal;
      const x = camera.eye[0] + right * cos + depth * sin;
      const z = camera.eye[2] + right * sin - depth * cos;
      const cover = darkness(x, z, footprint);
      if (cover <= 0.004) continue;
      const at = (py * width + px) * 4;
      pixels[at] = 16;
      pixels[at + 1] = 26;
      pixels[at + 2] = 32;
      pixels[at + 3] = Math.round(cover * 255);
    }
  }
  return pixels;
}

function darkness(x: number, z: number, { length, width, wheels }: Footprint): number {
  const [dx, dz] = [Math.abs(x - length / 2) - length / 2, Math.abs(z) - width / 2];
  if (dx > 1 || dz > 1) return 0;
  const wide = smoothstep(0.75, -0.75, dx) * smoothstep(0.75, -0.75, dz);
  const close = smoothstep(0.1, -0.32, dx) * smoothstep(0.12, -0.3, dz);
  let touching = 0;
  for (const [wx, wz] of wheels) {
    touching = Math.max(
      touching,
      smoothstep(0.26, 0.05, Math.abs(x - wx)) * smoothstep(0.2, 0.06, Math.abs(z - wz)),
    );
  }
  return 1 - (1 - 0.5 * wide) * (1 - 0.72 * close) * (1 - 0.7 * touching);
}
