import { svg } from '../../svg.ts';
import { daylight } from '../landscape.ts';
import type { Actor, Scene } from '../scene.ts';

export const WIDTH = 1280;
export const HEIGHT = 960;
export const HORIZON = 420;

/** A blog picture under the open sky. */
export function outdoors(content: string, actors: readonly Actor[]): Scene {
  const backdrop = svg(WIDTH, HEIGHT, daylight(), content);
  return { width: WIDTH, height: HEIGHT, horizon: HORIZON, actors, backdrop };
}
