import type { Mesh } from '../render/mesh.ts';
import { bodyMaterial } from './body-material.ts';
import { bodySurface, type BodySurface } from './body-surface.ts';
import type { CarDesign } from './car-design.ts';
import { decalOf } from './art/decal.ts';
import { fittingMeshes } from './fittings.ts';
import { frontArt } from './art/front.ts';
import { rearArt } from './art/rear.ts';
import { sideArt } from './art/side.ts';
import { bodyMesh } from './body-mesh.ts';
import { wheelMeshes } from './wheel.ts';

export type Car = { design: CarDesign; surface: BodySurface; meshes: Mesh[] };

/** @param paint six hexadecimal digits; @param pixelsPerMetre fineness of what is painted on the body */
export async function carOf(design: CarDesign, paint: string, pixelsPerMetre: number): Promise<Car> {
  const surface = bodySurface(design.body);
  const [side, front, rear] = await Promise.all(
    [sideArt, frontArt, rearArt].map((art) => decalOf(art(design, surface), paint, pixelsPerMetre)),
  );
  if (!side || !front || !rear) throw new Error('A decal is missing');
  const material = bodyMaterial(design.body, { side, front, rear }, surface.length);
  return {
    design,
    surface,
    meshes: [
      bodyMesh(surface, material),
      ...wheels(design, surface),
      ...fittingMeshes(design, surface, paint),
    ],
  };
}

function wheels({ body, wheel }: CarDesign, surface: BodySurface): Mesh[] {
  return ([1, -1] as const).flatMap((side) =>
    [body.frontAxle, body.rearAxle].flatMap((x) => {
      const z = side * (surface.sideAt(x, body.wheelRadius + 0.2) - (x === body.rearAxle ? 0.05 : 0.03));
      return wheelMeshes({ x, z, radius: body.wheelRadius, side }, wheel);
    }),
  );
}
