import { circle, closedPath, curve, plate, shape } from '../geometry/path.ts';
import type { BodySurface } from './body-surface.ts';
import type { CarDesign, Face } from './car-design.ts';
import type { Art, Piece } from './decal.ts';
import { GLASS_DEFINITIONS, windscreenArt } from './glass-art.ts';
import { frontHeadlamps, LAMP_DEFINITIONS } from './lamp-art.ts';
import { seam } from './seam.ts';

const BLACK = '#15191b';
const BRIGHT = '#dbe1e4';

/** What is seen on the car from the front: grille, lamps, bumper, plate, bonnet seams and windscreen. */
export function frontArt(design: CarDesign, surface: BodySurface): Art {
  const { face, windows, trim } = design;
  return {
    frame: { left: -1.05, right: 1.05, bottom: 0, top: surface.top + 0.05 },
    definitions: LAMP_DEFINITIONS + GLASS_DEFINITIONS + GRILLE_DEFINITIONS,
    pieces: [
      ...bonnet(face, windows.windscreen[0]),
      ...bumper(face, trim.cladding, surface.bottom),
      ...grille(face, trim.brightwork),
      ...frontHeadlamps(face),
      ...numberPlate((face.grilleBottom + face.intakeTop) / 2 - 0.02),
      ...(trim.blackRoof ? [roofAbove(windows.windscreen[1] - 0.01)] : []),
      ...windscreenArt(surface, windows.windscreen),
    ],
  };
}

/** A roof in black lacquer, as far as a view along the car shows it. */
export function roofAbove(y: number): Piece {
  return { path: shape([-1.1, y], [1.1, y], [1.1, y + 1], [-1.1, y + 1]), fill: '#0d0f11', finish: 'paint' };
}

export function numberPlate(y: number): Piece[] {
  return [
    { path: plate(0, y, 0.54, 0.125, 0.015), fill: '#1c2022', finish: 'plastic' },
    { path: plate(0, y, 0.52, 0.11, 0.012), fill: '#f3f4f0', finish: 'gloss' },
    { path: plate(0, y - 0.038, 0.46, 0.008, 0.003), fill: '#2f8d92', finish: 'gloss' },
  ];
}

function bonnet({ bonnetEdge, lampInner }: Face, cowl: number): Piece[] {
  const edge = curve(
    [-lampInner - 0.12, bonnetEdge - 0.02],
    [-lampInner, bonnetEdge, 0.1],
    [0, bonnetEdge + 0.008],
    [lampInner, bonnetEdge, 0.1],
    [lampInner + 0.12, bonnetEdge - 0.02],
  );
  const sides = curve(
    [lampInner + 0.12, bonnetEdge - 0.02],
    [lampInner + 0.24, bonnetEdge + 0.06],
    [lampInner + 0.26, cowl - 0.02],
  );
  const crease = curve(
    [lampInner - 0.08, bonnetEdge + 0.02],
    [lampInner - 0.02, (bonnetEdge + cowl) / 2],
    [lampInner + 0.05, cowl - 0.02],
  );
  return [
    ...seam(edge),
    ...seam(sides, 0.014).map((piece) => ({ ...piece, twice: true })),
    { path: crease, stroke: '#fff', strokeWidth: 0.02, opacity: 0.1, finish: 'tint', twice: true },
    { path: crease, stroke: '#000', strokeWidth: 0.008, opacity: 0.12, finish: 'tint', twice: true },
  ];
}

function bumper({ intakeTop, lampBottom, lampInner }: Face, cladding: boolean, bottom: number): Piece[] {
  const low = bottom + 0.06;
  const pocket = shape(
    [lampInner + 0.1, low + 0.04, 0.03],
    [0.98, low + 0.06],
    [0.98, intakeTop + 0.06],
    [lampInner + 0.2, intakeTop + 0.04, 0.04],
  );
  return [
    {
      path: shape([-1.1, 0], [1.1, 0], [1.1, low + (cladding ? 0.1 : 0)], [-1.1, low + (cladding ? 0.1 : 0)]),
      fill: BLACK,
      finish: 'plastic',
    },
    {
      path: shape([-0.56, low, 0.03], [0.56, low, 0.03], [0.47, intakeTop, 0.05], [-0.47, intakeTop, 0.05]),
      fill: 'url(#mesh)',
      finish: 'plastic',
    },
    {
      path: curve([-0.5, (low + intakeTop) / 2], [0.5, (low + intakeTop) / 2]),
      stroke: '#33393c',
      strokeWidth: 0.014,
      finish: 'plastic',
    },
    { path: pocket, fill: BLACK, finish: 'plastic', twice: true },
    {
      path: circle(lampInner + 0.27, (low + intakeTop) / 2 + 0.045, 0.042),
      fill: 'url(#lens)',
      stroke: '#2c3236',
      strokeWidth: 0.012,
      finish: 'lamp',
      twice: true,
    },
    {
      path: curve([lampInner + 0.12, lampBottom - 0.04], [0.7, lampBottom - 0.05], [1, lampBottom - 0.02]),
      stroke: '#fff',
      strokeWidth: 0.016,
      opacity: 0.14,
      finish: 'tint',
      twice: true,
    },
    {
      path: plate(0, low - 0.02, 0.9, 0.018, 0.008),
      fill: '#aab2b5',
      finish: cladding ? 'chrome' : 'plastic',
    },
  ];
}

const GRILLE_DEFINITIONS =
  '<linearGradient id="mesh" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d2225"/><stop offset="1" stop-color="#07090a"/></linearGradient>';

function grille(
  { grille: style, grilleBottom: low, bonnetEdge, lampInner: side }: Face,
  brightwork: boolean,
): Piece[] {
  const top = bonnetEdge - 0.022;
  const edge = brightwork ? BRIGHT : '#2b3134';
  const finish = brightwork ? 'chrome' : 'gloss';
  switch (style) {
    case 'bar': {
      const bar = shape(
        [-side - 0.02, top - 0.085, 0.02],
        [side + 0.02, top - 0.085, 0.02],
        [side + 0.04, top, 0.02],
        [-side - 0.04, top, 0.02],
      );
      return [
        { path: bar, fill: 'url(#mesh)', finish: 'gloss' },
        {
          path: curve([-side, top - 0.045], [0, top - 0.06, 0.3], [side, top - 0.045]),
          stroke: edge,
          strokeWidth: 0.014,
          finish,
        },
        badge(top - 0.045),
      ];
    }
    case 'shield': {
      const shield = shape(
        [-0.3, low, 0.06],
        [0.3, low, 0.06],
        [side - 0.03, (low + top) / 2 + 0.05, 0.05],
        [side - 0.06, top, 0.05],
        [-side + 0.06, top, 0.05],
        [-side + 0.03, (low + top) / 2 + 0.05, 0.05],
      );
      return [
        { path: shield, fill: 'url(#mesh)', stroke: edge, strokeWidth: 0.02, finish },
        { path: shield, fill: 'url(#mesh)', finish: 'plastic' },
        ...lines(
          low + 0.03,
          top - 0.03,
          0.035,
          (y) => (y > (low + top) / 2 ? side - 0.09 : 0.3),
          '#343b3f',
          'plastic',
        ),
        badge((low + top) / 2 + 0.04),
      ];
    }
    case 'slats': {
      const frame = shape(
        [-side + 0.02, low + 0.05, 0.04],
        [side - 0.02, low + 0.05, 0.04],
        [side, top, 0.04],
        [-side, top, 0.04],
      );
      return [
        { path: frame, fill: '#0d1012', stroke: edge, strokeWidth: 0.022, finish },
        { path: frame, fill: '#0d1012', finish: 'plastic' },
        ...lines(low + 0.085, top - 0.03, 0.048, () => side - 0.035, edge, finish),
        badge((low + 0.05 + top) / 2),
      ];
    }
    case 'closed':
      return [
        {
          path: closedPath([
            [-side, top - 0.02],
            [side, top - 0.02],
            [side, top - 0.012],
            [-side, top - 0.012],
          ]),
          fill: edge,
          finish,
        },
        badge(top - 0.055),
      ];
  }
}

function lines(
  from: number,
  to: number,
  gap: number,
  half: (y: number) => number,
  stroke: string,
  finish: Piece['finish'],
): Piece[] {
  const count = Math.max(1, Math.floor((to - from) / gap));
  return Array.from({ length: count + 1 }, (_, i): Piece => {
    const y = from + ((to - from) * i) / count;
    return { path: curve([-half(y), y], [half(y), y]), stroke, strokeWidth: 0.012, finish };
  });
}

/** A plain round emblem: no maker's mark. */
function badge(y: number): Piece {
  return { path: circle(0, y, 0.034), fill: '#59656b', stroke: BRIGHT, strokeWidth: 0.01, finish: 'chrome' };
}
