import type { Camera } from './camera.ts';
import { toByte } from './colour.ts';
import { mirrored, received, type Light } from './environment.ts';
import type { Sample } from './mesh.ts';

/** Writes the sample's colour as the camera sees it into four bytes of `pixels`. */
export type Shade = (sample: Sample, pixels: Uint8Array, offset: number) => void;

export function shadeFor({ eye, heading }: Camera): Shade {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const fallen: Light = { red: 0, green: 0, blue: 0 };
  const reflection: Light = { red: 0, green: 0, blue: 0 };

  return (sample, pixels, offset) => {
    const { nx, ny, nz } = sample;
    let [vx, vy, vz] = [eye[0] - sample.x, eye[1] - sample.y, eye[2] - sample.z];
    const distance = Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx /= distance;
    vy /= distance;
    vz /= distance;

    const facing = Math.max(0.001, nx * vx + ny * vy + nz * vz);
    const [rx, ry, rz] = [2 * facing * nx - vx, 2 * facing * ny - vy, 2 * facing * nz - vz];
    received(nx * cos + nz * sin, ny, nz * cos - nx * sin, fallen);
    mirrored(rx * cos + rz * sin, ry, rz * cos - rx * sin, reflection);

    const slant = 1 - facing;
    const squared = slant * slant;
    const share = sample.mirror + (sample.grazing - sample.mirror) * squared * squared * slant;
    const matt = 1 - share;
    const shadow = groundShadow(sample.y, ny);
    pixels[offset] = toByte(
      sample.red * (fallen.red * matt * shadow + sample.glow) + reflection.red * share * shadow,
    );
    pixels[offset + 1] = toByte(
      sample.green * (fallen.green * matt * shadow + sample.glow) + reflection.green * share * shadow,
    );
    pixels[offset + 2] = toByte(
      sample.blue * (fallen.blue * matt * shadow + sample.glow) + reflection.blue * share * shadow,
    );
    pixels[offset + 3] = 255;
  };
}

/** Low and downward-facing parts see little of the sky. */
function groundShadow(y: number, ny: number): number {
  const low = y < 0.55 ? y / 0.55 : 1;
  const under = ny < 0 ? 1 + ny * 0.5 : 1;
  return (0.55 + 0.45 * low) * under;
}
