import type { Car } from '../model/car.ts';
import type { Camera } from './camera.ts';
import { groundShadow } from './ground-shadow.ts';
import type { Layer } from './layer.ts';
import { photograph } from './photograph.ts';

/** The car's shadow on the ground, then the car. */
export async function carLayers(
  { design, surface, meshes }: Car,
  camera: Camera,
  width: number,
  height: number,
): Promise<[shadow: Layer, car: Layer]> {
  const { body } = design;
  const track = body.width / 2 - 0.12;
  const wheels = [body.frontAxle, body.rearAxle].flatMap((x) => [[x, track] as const, [x, -track] as const]);
  const footprint = { length: surface.length, width: body.width, wheels };
  const shadow = groundShadow(width, height, camera, footprint);
  return Promise.all([shadow, photograph(meshes, camera, width, height)]);
}
