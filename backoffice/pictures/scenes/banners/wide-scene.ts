import { svg } from '../../svg.ts';
import { daylight } from '../landscape.ts';
import type { Actor, Scene } from '../scene.ts';

export const WIDTH = 2000;
const HEIGHT = 900;

/** A banner under the open sky; `definitions` are gradients beyond those of daylight. */
export function wideScene(
  horizon: number,
  content: string,
  actors: readonly Actor[],
  definitions = '',
): Scene {
  const backdrop = svg(WIDTH, HEIGHT, daylight() + definitions, content);
  return { width: WIDTH, height: HEIGHT, horizon, backdrop, actors };
}
