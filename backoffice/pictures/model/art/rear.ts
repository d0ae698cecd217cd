import { curve, plate, shape } from '../../geometry/path.ts';
import { DOWN, linearGradient } from '../../svg.ts';
import type { BodySurface } from '../body-surface.ts';
import type { Back, CarDesign } from '../car-design.ts';
import type { Art } from './decal.ts';
import { badge } from './grille.ts';
import { paneOutline, type Pane } from './pane.ts';
import { bothSides, filled, outlined, shade, stroked, trace, type Piece } from './piece.ts';
import { seam } from './seam.ts';
import { blackRoof, BRIGHT, LAMP_DEFINITIONS, numberPlate } from './shared.ts';
import { rearTailLamps } from './tail-lamps.ts';

/** What is seen on the car from the rear: lamps, plate, bumper, lid and rear window. */
export function rearArt({ back, windows, trim }: CarDesign, surface: BodySurface): Art {
  const [bottom, top] = windows.rear;
  const isHatch = surface.tailAt(bottom) > surface.length - 0.35;
  return {
    frame: { left: -1.05, right: 1.05, bottom: 0, top: surface.top + 0.05 },
    definitions: LAMP_DEFINITIONS + linearGradient('rear-glass', DOWN, [0, '#2b363b'], [1, '#11171a']),
    pieces: [
      ...(trim.blackRoof ? [blackRoof(top + 0.015)] : []),
      ...lid(back, isHatch ? top : bottom - 0.03),
      ...rearWindow(surface, windows.rear),
      ...(isHatch ? [wiper(bottom), brakeLight(top)] : []),
      ...(back.bed ? [bedCover(back.bed.height)] : []),
      ...bumper(back, trim.cladding, surface.bottom),
      ...rearTailLamps(back),
      ...plateRecess(back, trim.brightwork),
    ],
  };
}

function rearWindow(surface: BodySurface, [bottom, top]: readonly [number, number]): Piece[] {
  const pane: Pane = { bottom, top, halfWidthAt: (y) => surface.halfWidthAt(surface.tailAt(y) - 0.12, y) };
  return [
    outlined(filled(paneOutline(pane, 0), '#0a0d0f', 'glass'), '#0a0d0f', 0.03),
    filled(paneOutline(pane, 0.03), 'url(#rear-glass)', 'glass'),
  ];
}

function wiper(bottom: number): Piece {
  return stroked(
    curve([0, bottom + 0.02], [0.1, bottom + 0.05], [0.34, bottom + 0.07]),
    '#08090a',
    0.018,
    'plastic',
  );
}

/** The third brake light, in the roof's edge above the window. */
function brakeLight(top: number): Piece {
  return filled(plate(0, top + 0.028, 0.3, 0.014, 0.006), '#8d1418', 'lamp');
}

function bedCover(height: number): Piece {
  const [low, high] = [height - 0.012, height + 0.06];
  return filled(shape([-0.78, low], [0.78, low], [0.78, high], [-0.78, high]), '#15181a', 'plastic');
}

function lid({ tailInner, bumperTop, tailBottom }: Back, top: number): Piece[] {
  const side = tailInner - 0.01;
  const edge = curve(
    [0, bumperTop],
    [side - 0.1, bumperTop, 0.05],
    [side, tailBottom, 0.12],
    [side + 0.01, top],
  );
  const fold = curve([-side, tailBottom - 0.03], [0, tailBottom - 0.045, 0.5], [side, tailBottom - 0.03]);
  return [...bothSides(seam(edge)), trace(fold, '#fff', 0.018, 0.12)];
}

function plateRecess({ plateHeight }: Back, brightwork: boolean): Piece[] {
  const garnish = plate(0, plateHeight + 0.105, 0.74, 0.03, 0.012);
  return [
    shade(plate(0, plateHeight + 0.01, 0.72, 0.19, 0.04), '#000', 0.3),
    brightwork ? filled(garnish, BRIGHT, 'chrome') : filled(garnish, '#1c2022', 'gloss'),
    ...numberPlate(plateHeight),
    badge(plateHeight + 0.16),
  ];
}

function bumper({ bumperTop }: Back, cladding: boolean, bottom: number): Piece[] {
  const black = bottom + (cladding ? 0.22 : 0.1);
  const edge = curve(
    [-1.05, bumperTop + 0.05],
    [-0.7, bumperTop, 0.2],
    [0.7, bumperTop, 0.2],
    [1.05, bumperTop + 0.05],
  );
  const lower = shape(
    [-1.1, 0],
    [1.1, 0],
    [1.1, black - 0.02],
    [0.66, black - 0.02, 0.05],
    [0.58, black + 0.03, 0.03],
    [-0.58, black + 0.03, 0.03],
    [-0.66, black - 0.02, 0.05],
    [-1.1, black - 0.02],
  );
  const skid = plate(0, bottom + 0.06, 0.7, 0.035, 0.012);
  return [
    ...seam(edge),
    filled(lower, '#191d1f', 'plastic'),
    cladding ? filled(skid, '#a9b1b4', 'chrome') : filled(skid, '#2c3234', 'plastic'),
    ...bothSides([filled(plate(0.72, black + 0.06, 0.17, 0.028, 0.01), '#a3151b', 'lamp')]),
    trace(curve([-0.9, bumperTop - 0.05], [0.9, bumperTop - 0.05]), '#fff', 0.02, 0.12),
  ];
}
