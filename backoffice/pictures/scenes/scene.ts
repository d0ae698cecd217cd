import sharp, { type Sharp } from 'sharp';
import type { BodyStyle } from '../address.ts';
import { carOf } from '../model/car.ts';
import { designOf } from '../model/variants.ts';
import type { Camera } from '../render/camera.ts';
import { cameraFor } from '../render/framing.ts';
import { carLayers } from '../render/car-layers.ts';
import { overlay, type Layer } from '../render/layer.ts';

/** A car in a scene. */
export type Actor = {
  car: { bodyStyle: BodyStyle; paint: string; variant: number };
  view: Placement;
  /** Leaves the shadow on the ground away. */
  floating?: boolean;
  /** Cover of a car that is seen through, below 1. */
  cover?: number;
};

type Placement = {
  /** Degrees; see Camera.heading. */
  heading: number;
  /** Metres from the camera. */
  distance: number;
  /** Middle of the car, its width in the picture, and where its wheels stand; pixels. */
  x: number;
  width: number;
  ground: number;
};

/** How finely bodies are painted, in pixels per metre. */
const FINENESS = 420;

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

async function actorLayers(
  { car, view, cover, floating }: Actor,
  { width, height, horizon }: Scene,
): Promise<Layer[]> {
  const { design, surface, meshes } = await carOf(designOf(car.bodyStyle, car.variant), car.paint, FINENESS);
  const box = { length: surface.length, width: design.body.width, height: surface.top };
  const stand = { heading: view.heading, distance: view.distance, fill: view.width / width };
  const camera = cameraFor(stand, box, {
    width,
    height,
    horizon: horizon / height,
    ground: view.ground / height,
  });
  const placed = movedTo(camera, view.x - width / 2);
  const [shadow, body] = await carLayers({ design, surface, meshes }, placed, width, height);
  if (cover !== undefined) fade(body, cover);
  return floating ? [body] : [shadow, body];
}

function movedTo(camera: Camera, right: number): Camera {
  return { ...camera, centre: [camera.centre[0] + right, camera.centre[1]] };
}

function fade({ pixels }: Layer, cover: number): void {
  for (let i = 3; i < pixels.length; i += 4) pixels[i] = Math.round((pixels[i] ?? 0) * cover);
}
