import sharp, { type Sharp } from 'sharp';
import type { VehiclePicture } from './address.ts';
import { carOf, type Car } from './model/car.ts';
import { designOf } from './model/variants.ts';
import { carLayers } from './render/car-layers.ts';
import type { Frame } from './render/framing.ts';
import { overlay } from './render/layer.ts';
import { cabin } from './scenes/cabin/cabin.ts';
import { studio } from './scenes/studio.ts';
import { isCarView, isCloseUp, viewpoint } from './views.ts';

/** 4:3, with the horizon and the ground at the same height in every picture. */
const FRAME: Frame = { width: 1280, height: 960, horizon: 0.41, ground: 0.74 };

/** How finely the body is painted: pixels per metre and pixel of the picture's width. */
const FINENESS = { whole: 0.33, closeUp: 0.7 };

/** The cars photographed last: the pictures of one car are mostly wanted together. */
const garage = new Map<string, Promise<Car>>();
const GARAGE_PLACES = 2;

/** Draws a vehicle from outside in the studio, or a part of its cabin. */
export async function vehiclePicture(picture: VehiclePicture, frame = FRAME): Promise<Sharp> {
  const { view, variant } = picture;
  if (!isCarView(view))
    return sharp(Buffer.from(cabin({ ...picture, view }))).resize(frame.width, frame.height);
  const car = await parked(
    picture,
    Math.round(FINENESS[isCloseUp(view) ? 'closeUp' : 'whole'] * frame.width),
  );
  const camera = viewpoint(view, car.design, car.surface.length, car.surface.top, frame);
  const layers = await carLayers(car, camera, frame.width, frame.height);
  return sharp(Buffer.from(studio(frame, variant))).composite(layers.map(overlay));
}

function parked({ bodyStyle, paint, variant }: VehiclePicture, fineness: number): Promise<Car> {
  const key = [bodyStyle, paint, variant, fineness].join(' ');
  const car = garage.get(key) ?? carOf(designOf(bodyStyle, variant), paint, fineness);
  garage.delete(key);
  garage.set(key, car);
  for (const oldest of garage.keys()) if (garage.size > GARAGE_PLACES) garage.delete(oldest);
  return car;
}
