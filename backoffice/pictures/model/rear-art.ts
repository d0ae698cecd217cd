import { curve, ellipse, plate, shape } from '../geometry/path.ts';
import type { BodySurface } from './body-surface.ts';
import type { Back, CarDesign } from './car-design.ts';
import type { Art, Piece } from './decal.ts';
import { numberPlate, roofAbove } from './front-art.ts';
import { GLASS_DEFINITIONS, rearWindowArt } from './glass-art.ts';
import { LAMP_DEFINITIONS, rearTailLamps } from './lamp-art.ts';
import { seam } from './seam.ts';

const BLACK = '#191d1f';

/** What is seen on the car from the rear: lamps, plate, bumper, lid and rear window. */
export function rearArt({ back, windows, trim }: CarDesign, surface: BodySurface): Art {
  const hatch = surface.tailAt(windows.rear[0]) > surface.length - 0.35;
  return {
    frame: { left: -1.05, right: 1.05, bottom: 0, top: surface.top + 0.05 },
    definitions: LAMP_DEFINITIONS + GLASS_DEFINITIONS,
    pieces: [
      ...(trim.blackRoof ? [roofAbove(windows.rear[1] + 0.015)] : []),
      ...rearWindowArt(surface, windows.rear, hatch),
      ...(back.bed ? cover(back.bed.height) : []),
      ...bumper(back, trim.cladding, surface.bottom),
      ...lid(back, hatch ? windows.rear[1] : windows.rear[0] - 0.03),
      ...rearTailLamps(back),
      ...plateRecess(back, trim.brightwork),
      { path: plate(0, windows.rear[1] + 0.028, 0.3, 0.014, 0.006), fill: '#8d1418', finish: 'lamp' },
    ],
  };
}

function cover(height: number): Piece[] {
  return [
    {
      path: shape(
        [-0.78, height - 0.012],
        [0.78, height - 0.012],
        [0.78, height + 0.06],
        [-0.78, height + 0.06],
      ),
      fill: '#15181a',
      finish: 'plastic',
    },
  ];
}

function lid({ tailInner, bumperTop, tailBottom }: Back, top: number): Piece[] {
  const side = tailInner - 0.01;
  const right = curve(
    [0, bumperTop],
    [side - 0.1, bumperTop, 0.05],
    [side, tailBottom, 0.12],
    [side + 0.01, top],
  );
  const fold = curve([-side, tailBottom - 0.03], [0, tailBottom - 0.045, 0.5], [side, tailBottom - 0.03]);
  return [
    ...seam(right).map((piece) => ({ ...piece, twice: true })),
    { path: fold, stroke: '#fff', strokeWidth: 0.018, opacity: 0.12, finish: 'tint' },
  ];
}

function plateRecess({ plateHeight }: Back, brightwork: boolean): Piece[] {
  const garnish = plate(0, plateHeight + 0.105, 0.74, 0.03, 0.012);
  return [
    { path: plate(0, plateHeight + 0.01, 0.72, 0.19, 0.04), fill: '#000', opacity: 0.3, finish: 'tint' },
    { path: garnish, fill: brightwork ? '#dbe1e4' : '#1c2022', finish: brightwork ? 'chrome' : 'gloss' },
    ...numberPlate(plateHeight),
    {
      path: ellipse(0, plateHeight + 0.16, 0.034, 0.034),
      fill: '#59656b',
      stroke: '#dbe1e4',
      strokeWidth: 0.01,
      finish: 'chrome',
    },
  ];
}

function bumper({ bumperTop }: Back, cladding: boolean, bottom: number): Piece[] {
  const black = bottom + (cladding ? 0.22 : 0.1);
  return [
    ...seam(
      curve(
        [-1.05, bumperTop + 0.05],
        [-0.7, bumperTop, 0.2],
        [0.7, bumperTop, 0.2],
        [1.05, bumperTop + 0.05],
      ),
    ),
    {
      path: shape(
        [-1.1, 0],
        [1.1, 0],
        [1.1, black - 0.02],
        [0.66, black - 0.02, 0.05],
        [0.58, black + 0.03, 0.03],
        [-0.58, black + 0.03, 0.03],
        [-0.66, black - 0.02, 0.05],
        [-1.1, black - 0.02],
      ),
      fill: BLACK,
      finish: 'plastic',
    },
    {
      path: plate(0, bottom + 0.06, 0.7, 0.035, 0.012),
      fill: cladding ? '#a9b1b4' : '#2c3234',
      finish: cladding ? 'chrome' : 'plastic',
    },
    { path: plate(0.72, black + 0.06, 0.17, 0.028, 0.01), fill: '#a3151b', finish: 'lamp', twice: true },
    {
      path: curve([-0.9, bumperTop - 0.05], [0.9, bumperTop - 0.05]),
      stroke: '#fff',
      strokeWidth: 0.02,
      opacity: 0.12,
      finish: 'tint',
    },
  ];
}
