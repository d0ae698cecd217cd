import { plate } from '../../geometry/path.ts';
import { DOWN, linearGradient, radialGradient } from '../../svg.ts';
import { filled, type Piece } from './piece.ts';

export const BRIGHT = '#dbe1e4';

/** Farther out than any car is wide: shapes that run on round the corner end there. */
export const BEYOND = 1.2;

/** Gradients of clear and red lamps. */
export const LAMP_DEFINITIONS =
  linearGradient('clear', DOWN, [0, '#8d9aa2'], [0.55, '#c9d3d8'], [1, '#f4f8fa']) +
  radialGradient(
    'lens',
    [0, '#ffffff'],
    [0.35, '#cfe2ea'],
    [0.62, '#5d7480'],
    [0.8, '#e6eef2'],
    [1, '#4a5358'],
  ) +
  linearGradient('red', DOWN, [0, '#7a0a0d'], [0.5, '#c3131a'], [1, '#8f0c11']);

/** A blank plate, as cars wear it in a showroom. */
export function numberPlate(y: number): Piece[] {
  return [
    filled(plate(0, y, 0.54, 0.125, 0.015), '#1c2022', 'plastic'),
    filled(plate(0, y, 0.52, 0.11, 0.012), '#f3f4f0', 'gloss'),
    filled(plate(0, y - 0.038, 0.46, 0.008, 0.003), '#2f8d92', 'gloss'),
  ];
}

/** A roof in black lacquer, as far as a view along the car shows it. */
export function blackRoof(y: number): Piece {
  return filled(plate(0, y + 0.5, 2.2, 1, 0), '#0d0f11', 'paint');
}
