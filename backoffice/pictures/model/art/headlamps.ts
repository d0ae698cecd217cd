import { circle, curve, plate, shape } from '../../geometry/path.ts';
import type { Face } from '../car-design.ts';
import { bothSides, filled, outlined, type Piece } from './piece.ts';
import { BEYOND } from './shared.ts';

/** Heights of a headlamp where it turns from the face into the flank. */
function corner({ lamps, lampBottom, lampTop }: Face): readonly [bottom: number, top: number] {
  const height = lampTop - lampBottom;
  switch (lamps) {
    case 'swept':
      return [lampBottom + 0.2 * height, lampTop];
    case 'boxy':
      return [lampBottom, lampTop];
    case 'slim':
      return [lampTop - 0.45 * height, lampTop];
    case 'round':
      return [lampBottom + 0.1 * height, lampTop - 0.05 * height];
  }
}

/** What of a headlamp is seen on the flank. */
export function sideHeadlamp(face: Face): Piece[] {
  const [bottom, top] = corner(face);
  const back = face.lampBack;
  const housing = shape(
    [-0.3, bottom],
    [back * 0.45, bottom + 0.01, 0.06],
    [back, top + 0.035, 0.05],
    [back * 0.5, top + 0.01, 0.1],
    [-0.3, top],
  );
  const inner = shape(
    [-0.3, bottom + 0.03],
    [back * 0.4, bottom + 0.035, 0.04],
    [back * 0.8, top + 0.008, 0.03],
    [-0.3, top - 0.02],
  );
  return [
    outlined(filled(housing, '#171c20', 'lamp'), '#0b0d0e', 0.008),
    filled(inner, 'url(#clear)', 'lamp'),
    filled(plate(back * 0.55, (bottom + top) / 2, 0.05, 0.025, 0.01), '#e08a2c', 'lamp'),
  ];
}

/** Both headlamps as seen from the front. */
export function frontHeadlamps(face: Face): Piece[] {
  return bothSides(face.lamps === 'round' ? roundLamp(face) : longLamp(face));
}

function housing(path: string): Piece {
  return outlined(filled(path, '#14191c', 'lamp'), '#0b0d0e', 0.008);
}

function roundLamp(face: Face): Piece[] {
  const { lampInner: inner, lampTop, lampBottom } = face;
  const [bottom, top] = corner(face);
  const radius = (lampTop - lampBottom) / 2;
  const z = inner + radius + 0.02;
  const lens = filled(circle(z, lampBottom + radius, radius * 0.86), 'url(#lens)', 'lamp');
  return [
    housing(shape([inner, lampBottom, 0.1], [inner, lampTop, 0.1], [BEYOND, top], [BEYOND, bottom])),
    outlined(lens, '#eef4f6', 0.014),
    filled(
      curve([z - radius * 0.7, lampBottom + 0.02], [z + radius * 0.9, lampBottom + 0.02]),
      '#f6fbff',
      'light',
    ),
  ];
}

function longLamp(face: Face): Piece[] {
  const { lampInner: inner, lampTop, lampBottom } = face;
  const [bottom, top] = corner(face);
  const low = face.lamps === 'slim' ? lampTop - 0.5 * (lampTop - lampBottom) : lampBottom;
  const high = face.lamps === 'swept' ? lampTop - 0.035 : lampTop - 0.012;
  const radius = Math.min(0.055, (high - low) * 0.4);
  const lensY = (low + high) / 2 + (face.lamps === 'swept' ? 0.012 : 0);
  const glass = shape(
    [inner, low + 0.02, 0.03],
    [inner + 0.01, high, 0.03],
    [BEYOND, top],
    [BEYOND, bottom],
    [inner + 0.16, low, 0.08],
  );
  const dayLight = shape(
    [inner + 0.03, low + 0.022, 0.01],
    [inner + 0.17, low + 0.012, 0.02],
    [BEYOND, bottom + 0.012],
    [BEYOND, bottom + 0.032],
    [inner + 0.17, low + 0.03, 0.02],
  );
  const middle = bottom + (top - bottom) * 0.55;
  const indicator = shape(
    [inner + 0.3, middle],
    [BEYOND, middle],
    [BEYOND, top - 0.02],
    [inner + 0.26, high - 0.02, 0.02],
  );
  return [
    housing(glass),
    filled(circle(inner + 0.11, lensY, radius), 'url(#lens)', 'lamp'),
    filled(circle(inner + 0.11 + radius * 2.3, lensY + 0.008, radius * 0.92), 'url(#lens)', 'lamp'),
    filled(dayLight, '#f6fbff', 'light'),
    { ...filled(indicator, 'url(#clear)', 'lamp'), opacity: 0.75 },
  ];
}
