import { closedPath, curve, shape } from '../geometry/path.ts';
import type { Point } from '../geometry/outline.ts';
import type { BodySurface } from './body-surface.ts';
import type { Piece } from './decal.ts';

export const GLASS_DEFINITIONS =
  '<linearGradient id="windscreen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#39464c"/>' +
  '<stop offset="0.25" stop-color="#222b30"/><stop offset="0.85" stop-color="#39474e"/><stop offset="1" stop-color="#1a2227"/></linearGradient>' +
  '<linearGradient id="rear-glass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b363b"/>' +
  '<stop offset="1" stop-color="#11171a"/></linearGradient>';

type Pane = { bottom: number; top: number; halfWidthAt: (y: number) => number };

function outline({ bottom, top, halfWidthAt }: Pane, inset: number): string {
  const steps = 16;
  const right = Array.from({ length: steps + 1 }, (_, i): Point => {
    const y = bottom + inset + ((top - bottom - 2 * inset) * i) / steps;
    return [halfWidthAt(y) - inset, y];
  });
  return closedPath([...right, ...right.map(([z, y]): Point => [-z, y]).reverse()]);
}

/** Half-width of the body's face at a height, as far as it looks forward rather than sideways. */
function faceWidth(surface: BodySurface, edgeAt: (y: number) => number, inwards: number, y: number): number {
  const x = edgeAt(y) + inwards;
  return surface.halfWidthAt(x, y);
}

export function windscreenArt(surface: BodySurface, [bottom, top]: readonly [number, number]): Piece[] {
  const pane: Pane = { bottom, top, halfWidthAt: (y) => faceWidth(surface, surface.noseAt, 0.15, y) };
  const height = top - bottom;
  const low = pane.halfWidthAt(bottom);
  return [
    {
      path: shape(
        [-low - 0.04, bottom - 0.02],
        [low + 0.04, bottom - 0.02],
        [low, bottom + 0.03],
        [-low, bottom + 0.03],
      ),
      fill: '#121517',
      finish: 'plastic',
    },
    { path: outline(pane, 0), fill: '#0b0e10', stroke: '#0b0e10', strokeWidth: 0.02, finish: 'glass' },
    { path: outline(pane, 0.022), fill: 'url(#windscreen)', finish: 'glass' },
    ...[-0.36, 0.36].map((z): Piece => ({
      path: seat(z, bottom + height * 0.12, height * 0.62),
      fill: '#0c1114',
      opacity: 0.34,
      finish: 'tint',
    })),
    {
      path: curve(
        [-0.52, bottom + height * 0.1],
        [-0.52, bottom + height * 0.42],
        [-0.22, bottom + height * 0.42],
        [-0.2, bottom + height * 0.1],
      ),
      stroke: '#050708',
      strokeWidth: 0.022,
      opacity: 0.75,
      finish: 'tint',
    },
    {
      path: shape(
        [-0.12, top - 0.075, 0.02],
        [0.12, top - 0.075, 0.02],
        [0.1, top - 0.02, 0.02],
        [-0.1, top - 0.02, 0.02],
      ),
      fill: '#07090a',
      finish: 'tint',
    },
    ...[-0.12, 0.5].map((z): Piece => ({
      path: curve([z, bottom + 0.005], [z - 0.28, bottom + 0.02], [z - 0.5, bottom + 0.055]),
      stroke: '#0a0b0c',
      strokeWidth: 0.016,
      finish: 'plastic',
    })),
  ];
}

/** Backrest and headrest as a silhouette. */
function seat(z: number, bottom: number, height: number): string {
  const back = shape(
    [z - 0.2, bottom],
    [z + 0.2, bottom],
    [z + 0.15, bottom + height * 0.72, 0.08],
    [z - 0.15, bottom + height * 0.72, 0.08],
  );
  return (
    back +
    shape(
      [z - 0.1, bottom + height * 0.7, 0.03],
      [z + 0.1, bottom + height * 0.7, 0.03],
      [z + 0.09, bottom + height, 0.06],
      [z - 0.09, bottom + height, 0.06],
    )
  );
}

export function rearWindowArt(
  surface: BodySurface,
  [bottom, top]: readonly [number, number],
  wiper: boolean,
): Piece[] {
  const pane: Pane = {
    bottom,
    top,
    halfWidthAt: (y) => faceWidth(surface, (at) => surface.tailAt(at) - 0.24, 0.12, y),
  };
  const glass: Piece[] = [
    { path: outline(pane, 0), fill: '#0a0d0f', stroke: '#0a0d0f', strokeWidth: 0.03, finish: 'glass' },
    { path: outline(pane, 0.03), fill: 'url(#rear-glass)', finish: 'glass' },
  ];
  if (!wiper) return glass;
  const arm = curve([0, bottom + 0.02], [0.1, bottom + 0.05], [0.34, bottom + 0.07]);
  return [...glass, { path: arm, stroke: '#08090a', strokeWidth: 0.018, finish: 'plastic' }];
}
