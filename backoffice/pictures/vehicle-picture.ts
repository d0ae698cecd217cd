import sharp, { type Sharp } from 'sharp';
import type { VehiclePicture } from './address.ts';
import { carOf, type Car } from './model/car.ts';
import { designOf } from './model/variants.ts';
import { carLayers } from './render/car-layers.ts';
import type { Frame } from './render/framing.ts';
import { cabin } from './scenes/cabin/cabin.ts';
import { studio } from './scenes/studio.ts';
import { isCarView, isCloseUp, viewpoint } from './views.ts';

/** 4:3, with the horizon and the ground at the same height in every picture. */
const FRAME: Frame = { width: 1280, height: 960, horizon: 0.41, ground: 0.74 };

/** How finely the body is painted, in pixels per metre. */
const FINENESS = { whole: 420, closeUp: 900 };

/** The cars photographed last: the pictures of one car are mostly wanted together. */
const garage = new Map<string, Promise<Car>>();
const GARAGE_PLACES = 2;

/** Draws a vehicle from outside in the studio, or a part of its cabin. */
export async function vehiclePicture({ bodyStyle, paint, view, variant }: VehiclePicture): Promise<Sharp> {
  if (!isCarView(view)) return sharp(Buffer.from(cabin({ view, bodyStyle, variant, paint })));
  const car = await parked(
    { bodyStyle, paint, variant },
    isCloseUp(view) ? FINENESS.closeUp : FINENESS.whole,
  );
  const camera = viewpoint(view, car.design, car.surface.length, car.surface.top, FRAME);
  const layers = await carLayers(car, camera, FRAME.width, FRAME.height);
  return sharp(Buffer.from(studio(FRAME, variant))).composite(
    layers.map(({ width, height, pixels }) => ({
      input: pixels,
      raw: { width, height, channels: 4 as const },
    })),
  );
}

function parked({ bodyStyle, paint, variant }: Omit<VehiclePicture, 'view'>, fineness: number): Promise<Car> {
  const key = [bodyStyle, paint, variant, fineness].join(' ');
  const car = garage.get(key) ?? carOf(designOf(bodyStyle, variant), paint, fineness);
  garage.delete(key);
  garage.set(key, car);
  for (const oldest of garage.keys()) if (garage.size > GARAGE_PLACES) garage.delete(oldest);
  return car;
}
