import sharp, { type Sharp } from 'sharp';
import type { BodyStyle } from '../address.ts';
import { carOf } from '../model/car.ts';
import { designOf } from '../model/variants.ts';
import type { Camera } from '../render/camera.ts';
import { cameraFor } from '../render/framing.ts';
import { carLayers } from '../render/car-layers.ts';
import { overlay, type Layer } from '../render/layer.ts';

/** A car in a scene; lengths in pixels. */
export type Actor = {
  bodyStyle: BodyStyle;
  paint: string;
  variant: number;
  /** Degrees; see Camera.heading. */
  heading: number;
  /** Metres from the camera. */
  distance: number;
  /** Middle of the car, its width in the picture, and where its wheels stand. */
  x: number;
  width: number;
  ground: number;
  /** Leaves the shadow on the ground away. */
  floating?: boolean;
  /** 1 is solid. */
  cover?: number;
};

/** Vector art behind and before cars, all in pixels of the picture. */
export type Scene = {
  width: number;
  height: number;
  horizon: number;
  backdrop: string;
  actors: readonly Actor[];
  foreground?: string;
};

/** Draws the scene: the actors in the order given, far ones first. */
export async function sceneDrawing(scene: Scene): Promise<Sharp> {
  const layers = await Promise.all(scene.actors.map((actor) => actorLayers(actor, scene)));
  const cars = layers.flat().map(overlay);
  const foreground = scene.foreground ? [{ input: Buffer.from(scene.foreground) }] : [];
  return sharp(Buffer.from(scene.backdrop)).composite([...cars, ...foreground]);
}

async function actorLayers(actor: Actor, { width, height, horizon }: Scene): Promise<Layer[]> {
  const car = await carOf(designOf(actor.bodyStyle, actor.variant), actor.paint, 420);
  const box = { length: car.surface.length, width: car.design.body.width, height: car.surface.top };
  const stand = { heading: actor.heading, distance: actor.distance, fill: actor.width / width };
  const camera = cameraFor(stand, box, {
    width,
    height,
    horizon: horizon / height,
    ground: actor.ground / height,
  });
  const [shadow, body] = await carLayers(car, movedTo(camera, actor.x - width / 2), width, height);
  if (!shadow || !body) return [];
  if (actor.cover !== undefined) fade(body, actor.cover);
  return actor.floating ? [body] : [shadow, body];
}

function movedTo(camera: Camera, right: number): Camera {
  return { ...camera, centre: [camera.centre[0] + right, camera.centre[1]] };
}

function fade({ pixels }: Layer, cover: number): void {
  for (let i = 3; i < pixels.length; i += 4) pixels[i] = Math.round((pixels[i] ?? 0) * cover);
}
