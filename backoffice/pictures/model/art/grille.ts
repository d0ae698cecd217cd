import { circle, closedPath, curve, shape } from '../../geometry/path.ts';
import { DOWN, linearGradient } from '../../svg.ts';
import type { Face } from '../car-design.ts';
import { filled, outlined, stroked, type Finish, type Piece } from './piece.ts';
import { BRIGHT } from './shared.ts';

export const GRILLE_DEFINITIONS = linearGradient('mesh', DOWN, [0, '#1d2225'], [1, '#07090a']);

/** Colour and finish of a grille's frame. */
type Edge = { colour: string; finish: Finish };

/** The opening between the lamps: its lower and upper edge and its half-width. */
type Opening = { low: number; top: number; side: number };

export function grille(
  { grille: style, grilleBottom, bonnetEdge, lampInner }: Face,
  brightwork: boolean,
): Piece[] {
  const edge: Edge = brightwork
    ? { colour: BRIGHT, finish: 'chrome' }
    : { colour: '#2b3134', finish: 'gloss' };
  const opening: Opening = { low: grilleBottom, top: bonnetEdge - 0.022, side: lampInner };
  switch (style) {
    case 'bar':
      return bar(opening, edge);
    case 'shield':
      return shield(opening, edge);
    case 'slats':
      return slats(opening, edge);
    case 'closed':
      return closed(opening, edge);
  }
}

function bar({ top, side }: Opening, { colour, finish }: Edge): Piece[] {
  const band = shape(
    [-side - 0.02, top - 0.085, 0.02],
    [side + 0.02, top - 0.085, 0.02],
    [side + 0.04, top, 0.02],
    [-side - 0.04, top, 0.02],
  );
  const wing = curve([-side, top - 0.045], [0, top - 0.06, 0.3], [side, top - 0.045]);
  return [filled(band, 'url(#mesh)', 'gloss'), stroked(wing, colour, 0.014, finish), badge(top - 0.045)];
}

function shield({ low, top, side }: Opening, { colour, finish }: Edge): Piece[] {
  const waist = (low + top) / 2;
  const frame = shape(
    [-0.3, low, 0.06],
    [0.3, low, 0.06],
    [side - 0.03, waist + 0.05, 0.05],
    [side - 0.06, top, 0.05],
    [-side + 0.06, top, 0.05],
    [-side + 0.03, waist + 0.05, 0.05],
  );
  const dark: Edge = { colour: '#343b3f', finish: 'plastic' };
  return [
    outlined(filled(frame, 'url(#mesh)', finish), colour, 0.02),
    filled(frame, 'url(#mesh)', 'plastic'),
    ...lines(low + 0.03, top - 0.03, 0.035, (y) => (y > waist ? side - 0.09 : 0.3), dark),
    badge(waist + 0.04),
  ];
}

function slats({ low, top, side }: Opening, edge: Edge): Piece[] {
  const frame = shape(
    [-side + 0.02, low + 0.05, 0.04],
    [side - 0.02, low + 0.05, 0.04],
    [side, top, 0.04],
    [-side, top, 0.04],
  );
  return [
    outlined(filled(frame, '#0d1012', edge.finish), edge.colour, 0.022),
    filled(frame, '#0d1012', 'plastic'),
    ...lines(low + 0.085, top - 0.03, 0.048, () => side - 0.035, edge),
    badge((low + 0.05 + top) / 2),
  ];
}

/** No opening, as on an electric car: a line between the lamps. */
function closed({ top, side }: Opening, { colour, finish }: Edge): Piece[] {
  const [lower, upper] = [top - 0.02, top - 0.012];
  const line = closedPath([
    [-side, lower],
    [side, lower],
    [side, upper],
    [-side, upper],
  ]);
  return [filled(line, colour, finish), badge(top - 0.055)];
}

function lines(
  from: number,
  to: number,
  gap: number,
  half: (y: number) => number,
  { colour, finish }: Edge,
): Piece[] {
  const count = Math.max(1, Math.floor((to - from) / gap));
  return Array.from({ length: count + 1 }, (_, i) => {
    const y = from + ((to - from) * i) / count;
    return stroked(curve([-half(y), y], [half(y), y]), colour, 0.012, finish);
  });
}

/** A plain round emblem: no maker's mark. */
export function badge(y: number): Piece {
  return outlined(filled(circle(0, y, 0.034), '#59656b', 'chrome'), BRIGHT, 0.01);
}
