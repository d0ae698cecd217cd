import type { Material, Sample } from '../render/mesh.ts';
import { readTexture, type Texel } from '../render/texture.ts';
import type { BodyShape } from './body-shape.ts';
import type { Decal } from './art/decal.ts';

type Skin = { side: Decal; front: Decal; rear: Decal };

/** Lays the three decals on the body and cuts the wheel arches out of it. */
export function bodyMaterial(body: BodyShape, skin: Skin, length: number): Material {
  const colour: Texel = { first: 0, second: 0, third: 0 };
  const finish: Texel = { first: 0, second: 0, third: 0 };
  const reach = (body.wheelRadius + body.archGap) ** 2;
  const inside = body.width / 2 - 0.4;

  return (sample) => {
    const { x, y, z, nx, ny, nz } = sample;
    const outwards = Math.abs(nz);
    if (Math.abs(z) > inside && withinArch(body, reach, x, y)) return false;

    const flank = outwards > Math.abs(nx) && outwards > 0.45 * Math.abs(ny);
    const decal = flank ? skin.side : x < length * 0.5 ? skin.front : skin.rear;
    const { frame, pixelsPerMetre } = decal;
    const across = flank ? x : z;
    const u = (across - frame.left) * pixelsPerMetre;
    const v = (frame.top - y) * pixelsPerMetre;
    readTexture(decal.colour, u, v, colour);
    readTexture(decal.surface, u, v, finish);
    apply(sample, colour, finish);
    return true;
  };
}

function withinArch(
  { frontAxle, rearAxle, wheelRadius }: BodyShape,
  reach: number,
  x: number,
  y: number,
): boolean {
  const up = (y - wheelRadius) ** 2;
  return (x - frontAxle) ** 2 + up < reach || (x - rearAxle) ** 2 + up < reach;
}

function apply(sample: Sample, colour: Texel, finish: Texel): void {
  sample.red = colour.first;
  sample.green = colour.second;
  sample.blue = colour.third;
  sample.mirror = finish.first;
  sample.glow = finish.second;
  sample.metal = finish.third;
  sample.grazing = finish.first < 0.03 ? 0.2 : 0.6;
}
