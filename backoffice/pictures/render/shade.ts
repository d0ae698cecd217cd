import { smoothstep } from '../geometry/ease.ts';
import type { Camera } from './camera.ts';
import { toByte } from './colour.ts';
import { mirrored, received, type Light } from './environment.ts';
import type { Sample } from './mesh.ts';

/** Writes the sample's colour as the camera sees it into four bytes of `pixels`. */
export type Shade = (sample: Sample, pixels: Uint8Array, offset: number) => void;

export function shadeFor({ eye, heading }: Camera): Shade {
  const [eyeX, eyeY, eyeZ] = eye;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const fallen: Light = { red: 0, green: 0, blue: 0 };
  const reflection: Light = { red: 0, green: 0, blue: 0 };

  return (sample, pixels, offset) => {
    const { nx, ny, nz } = sample;
    const vx = eyeX - sample.x;
    const vy = eyeY - sample.y;
    const vz = eyeZ - sample.z;
    const distance = Math.sqrt(vx * vx + vy * vy + vz * vz);
    const facing = Math.max(0.001, (nx * vx + ny * vy + nz * vz) / distance);
    const rx = 2 * facing * nx - vx / distance;
    const ry = 2 * facing * ny - vy / distance;
    const rz = 2 * facing * nz - vz / distance;
    received(nx * cos + nz * sin, ny, nz * cos - nx * sin, fallen);
    mirrored(rx * cos + rz * sin, ry, rz * cos - rx * sin, reflection);

    const slant = 1 - facing;
    const mirror = sample.mirror + (sample.grazing - sample.mirror) * slant * slant * slant * slant * slant;
    const shadow = groundShadow(sample.y, ny);
    const matt = (1 - mirror) * (1 - 0.75 * sample.metal) * shadow;
    const tinted = sample.metal * shadow;
    const clear = mirror * shadow;
    const { red, green, blue, glow } = sample;
    pixels[offset] = toByte(
      red * (fallen.red * matt + reflection.red * tinted + glow) + reflection.red * clear,
    );
    pixels[offset + 1] = toByte(
      green * (fallen.green * matt + reflection.green * tinted + glow) + reflection.green * clear,
    );
    pixels[offset + 2] = toByte(
      blue * (fallen.blue * matt + reflection.blue * tinted + glow) + reflection.blue * clear,
    );
    pixels[offset + 3] = 255;
  };
}

/** Low and downward-facing parts see little of the sky. */
function groundShadow(y: number, ny: number): number {
  const low = smoothstep(-0.1, 0.95, y);
  const under = ny < 0 ? 1 + ny * 0.6 : 1;
  return (0.5 + 0.5 * low) * under;
}
