import { curve, shape } from '../../geometry/path.ts';
import { DOWN, linearGradient } from '../../svg.ts';
import type { BodySurface } from '../body-surface.ts';
import { paneOutline, type Pane } from './pane.ts';
import { filled, outlined, shade, stroked, trace, type Piece } from './piece.ts';

export const WINDSCREEN_DEFINITIONS = linearGradient(
  'windscreen',
  DOWN,
  [0, '#39464c'],
  [0.25, '#222b30'],
  [0.85, '#39474e'],
  [1, '#1a2227'],
);

/** The windscreen with what is seen through it, and the wipers. */
export function windscreen(surface: BodySurface, [bottom, top]: readonly [number, number]): Piece[] {
  const pane: Pane = { bottom, top, halfWidthAt: (y) => surface.halfWidthAt(surface.noseAt(y) + 0.15, y) };
  const low = pane.halfWidthAt(bottom);
  const scuttle = shape(
    [-low - 0.04, bottom - 0.02],
    [low + 0.04, bottom - 0.02],
    [low, bottom + 0.03],
    [-low, bottom + 0.03],
  );
  return [
    filled(scuttle, '#121517', 'plastic'),
    outlined(filled(paneOutline(pane, 0), '#0b0e10', 'glass'), '#0b0e10', 0.02),
    filled(paneOutline(pane, 0.022), 'url(#windscreen)', 'glass'),
    ...cabin(bottom, top),
    ...[-0.12, 0.5].map((z) => wiper(z, bottom)),
  ];
}

/** Seats, the steering wheel on the car's right, and the mirror. */
function cabin(bottom: number, top: number): Piece[] {
  const height = top - bottom;
  const wheel = curve(
    [-0.52, bottom + height * 0.1],
    [-0.52, bottom + height * 0.42],
    [-0.22, bottom + height * 0.42],
    [-0.2, bottom + height * 0.1],
  );
  const mirror = shape(
    [-0.12, top - 0.075, 0.02],
    [0.12, top - 0.075, 0.02],
    [0.1, top - 0.02, 0.02],
    [-0.1, top - 0.02, 0.02],
  );
  return [
    ...[-0.36, 0.36].map((z) => shade(seat(z, bottom + height * 0.12, height * 0.62), '#0c1114', 0.34)),
    trace(wheel, '#050708', 0.022, 0.75),
    shade(mirror, '#07090a', 1),
  ];
}

function wiper(z: number, bottom: number): Piece {
  const arm = curve([z, bottom + 0.005], [z - 0.28, bottom + 0.02], [z - 0.5, bottom + 0.055]);
  return stroked(arm, '#0a0b0c', 0.016, 'plastic');
}

/** Backrest and headrest as a silhouette. */
function seat(z: number, bottom: number, height: number): string {
  const [shoulder, top] = [bottom + height * 0.72, bottom + height];
  const neck = bottom + height * 0.7;
  return (
    shape([z - 0.2, bottom], [z + 0.2, bottom], [z + 0.15, shoulder, 0.08], [z - 0.15, shoulder, 0.08]) +
    shape([z - 0.1, neck, 0.03], [z + 0.1, neck, 0.03], [z + 0.09, top, 0.06], [z - 0.09, top, 0.06])
  );
}
