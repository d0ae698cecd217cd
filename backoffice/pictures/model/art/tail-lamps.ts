import { curve, plate, shape } from '../../geometry/path.ts';
import type { Back } from '../car-design.ts';
import { bothSides, filled, outlined, stroked, type Piece } from './piece.ts';
import { BEYOND } from './shared.ts';

function redGlass(path: string): Piece {
  return outlined(filled(path, 'url(#red)', 'lamp'), '#2a0506', 0.008);
}

function lightStrip(path: string): Piece {
  return stroked(path, '#ff6a5e', 0.016, 'light');
}

function clearGlass(path: string): Piece {
  return filled(path, '#e9eef0', 'lamp');
}

/** What of a tail lamp is seen on the flank. */
export function sideTailLamp({ tails, tailBottom, tailTop, tailReach }: Back, length: number): Piece[] {
  const front = length - tailReach;
  const low = tails === 'upright' ? tailBottom + 0.05 : tailBottom;
  const housing = shape(
    [length + 0.3, low],
    [front + tailReach * 0.35, low + 0.02, 0.06],
    [front, tailTop - 0.02, 0.05],
    [length + 0.3, tailTop],
  );
  const strip = curve([front + 0.05, tailTop - 0.045], [length + 0.3, tailTop - 0.04]);
  return [redGlass(housing), stroked(strip, '#ff5a4f', 0.014, 'lamp')];
}

/** Both tail lamps as seen from the rear. */
export function rearTailLamps(back: Back): Piece[] {
  switch (back.tails) {
    case 'upright':
      return bothSides(uprightLamp(back));
    case 'stack':
      return bothSides(stackedLamp(back));
    case 'wide':
      return bothSides(wideLamp(back));
    case 'bar':
      return lampsInBar(back);
  }
}

function uprightLamp({ tailInner: inner, tailBottom: bottom, tailTop: top }: Back): Piece[] {
  const glass = shape(
    [inner + 0.1, bottom, 0.04],
    [inner, top, 0.05],
    [BEYOND, top],
    [BEYOND, bottom + 0.05],
  );
  const strip = curve([inner + 0.13, bottom + 0.05], [inner + 0.05, top - 0.045, 0.08], [BEYOND, top - 0.04]);
  const reverse = plate(inner + 0.16, bottom + (top - bottom) * 0.33, 0.06, 0.05, 0.012);
  return [redGlass(glass), lightStrip(strip), clearGlass(reverse)];
}

function stackedLamp({ tailInner: inner, tailBottom: bottom, tailTop: top }: Back): Piece[] {
  const height = top - bottom;
  const glass = shape([inner, bottom, 0.03], [inner, top, 0.03], [BEYOND, top], [BEYOND, bottom]);
  const reverse = plate(inner + 0.07, bottom + height * 0.42, 0.1, height * 0.16, 0.012);
  const indicator = plate(inner + 0.07, bottom + height * 0.22, 0.1, height * 0.14, 0.012);
  return [redGlass(glass), clearGlass(reverse), filled(indicator, '#d9822b', 'lamp')];
}

function wideLamp({ tailInner: inner, tailBottom: bottom, tailTop: top }: Back): Piece[] {
  const glass = shape(
    [inner - 0.1, bottom + 0.05, 0.03],
    [inner - 0.06, top - 0.02, 0.04],
    [BEYOND, top],
    [BEYOND, bottom],
    [inner + 0.12, bottom + 0.01, 0.08],
  );
  return [
    redGlass(glass),
    lightStrip(curve([inner - 0.02, top - 0.06], [BEYOND, top - 0.045])),
    { ...lightStrip(curve([inner + 0.02, top - 0.1], [BEYOND, top - 0.085])), opacity: 0.6 },
    clearGlass(plate(inner, bottom + 0.068, 0.09, 0.032, 0.01)),
  ];
}

function lampsInBar({ tailInner: inner, tailBottom: bottom, tailTop: top }: Back): Piece[] {
  const bar = shape([-BEYOND, top - 0.09], [BEYOND, top - 0.09], [BEYOND, top - 0.01], [-BEYOND, top - 0.01]);
  const glass = shape(
    [inner, top - 0.09, 0.03],
    [inner, top - 0.01, 0.02],
    [BEYOND, top],
    [BEYOND, bottom],
    [inner + 0.16, bottom + 0.02, 0.06],
  );
  return [
    filled(bar, '#16090a', 'lamp'),
    ...bothSides([redGlass(glass)]),
    lightStrip(curve([-BEYOND, top - 0.035], [BEYOND, top - 0.035])),
  ];
}
