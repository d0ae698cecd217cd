import { circle, curve, plate, shape } from '../geometry/path.ts';
import type { Back, Face } from './car-design.ts';
import type { Piece } from './decal.ts';

export const LAMP_DEFINITIONS =
  '<linearGradient id="clear" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8d9aa2"/>' +
  '<stop offset="0.55" stop-color="#c9d3d8"/><stop offset="1" stop-color="#f4f8fa"/></linearGradient>' +
  '<radialGradient id="lens"><stop offset="0" stop-color="#ffffff"/><stop offset="0.35" stop-color="#cfe2ea"/>' +
  '<stop offset="0.62" stop-color="#5d7480"/><stop offset="0.8" stop-color="#e6eef2"/><stop offset="1" stop-color="#4a5358"/></radialGradient>' +
  '<linearGradient id="red" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a0a0d"/>' +
  '<stop offset="0.5" stop-color="#c3131a"/><stop offset="1" stop-color="#8f0c11"/></linearGradient>';

const BEYOND = 1.2;

/** Heights of a headlamp where it turns from the face into the flank. */
function headlampCorner({ lamps, lampBottom, lampTop }: Face): readonly [bottom: number, top: number] {
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

export function sideHeadlamp(face: Face): Piece[] {
  const [bottom, top] = headlampCorner(face);
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
    { path: housing, fill: '#171c20', stroke: '#0b0d0e', strokeWidth: 0.008, finish: 'lamp' },
    { path: inner, fill: 'url(#clear)', finish: 'lamp' },
    { path: plate(back * 0.55, (bottom + top) / 2, 0.05, 0.025, 0.01), fill: '#e08a2c', finish: 'lamp' },
  ];
}

/** Both headlamps as seen from the front. */
export function frontHeadlamps(face: Face): Piece[] {
  const { lampInner: inner, lampTop, lampBottom } = face;
  const [bottom, top] = headlampCorner(face);
  const housing = {
    fill: '#14191c',
    stroke: '#0b0d0e',
    strokeWidth: 0.008,
    finish: 'lamp',
    twice: true,
  } as const;
  const drl = { fill: '#f6fbff', finish: 'light', twice: true } as const;
  const middle = (lampTop + lampBottom) / 2;
  if (face.lamps === 'round') {
    const radius = (lampTop - lampBottom) / 2;
    const z = inner + radius + 0.02;
    return [
      {
        ...housing,
        path: shape([inner, lampBottom, 0.1], [inner, lampTop, 0.1], [BEYOND, top], [BEYOND, bottom]),
      },
      {
        path: circle(z, middle, radius * 0.86),
        fill: 'url(#lens)',
        stroke: '#eef4f6',
        strokeWidth: 0.014,
        finish: 'lamp',
        twice: true,
      },
      { ...drl, path: curve([z - radius * 0.7, lampBottom + 0.02], [z + radius * 0.9, lampBottom + 0.02]) },
    ];
  }
  const lowInner = face.lamps === 'slim' ? lampTop - 0.5 * (lampTop - lampBottom) : lampBottom;
  const highInner = face.lamps === 'swept' ? lampTop - 0.035 : lampTop - 0.012;
  const height = top - bottom;
  const lens = Math.min(0.055, (highInner - lowInner) * 0.4);
  const lensY = (lowInner + highInner) / 2 + (face.lamps === 'swept' ? 0.012 : 0);
  return [
    {
      ...housing,
      path: shape(
        [inner, lowInner + 0.02, 0.03],
        [inner + 0.01, highInner, 0.03],
        [BEYOND, top],
        [BEYOND, bottom],
        [inner + 0.16, lowInner, 0.08],
      ),
    },
    { path: circle(inner + 0.11, lensY, lens), fill: 'url(#lens)', finish: 'lamp', twice: true },
    {
      path: circle(inner + 0.11 + lens * 2.3, lensY + 0.008, lens * 0.92),
      fill: 'url(#lens)',
      finish: 'lamp',
      twice: true,
    },
    {
      ...drl,
      path: shape(
        [inner + 0.03, lowInner + 0.022, 0.01],
        [inner + 0.17, lowInner + 0.012, 0.02],
        [BEYOND, bottom + 0.012],
        [BEYOND, bottom + 0.032],
        [inner + 0.17, lowInner + 0.03, 0.02],
      ),
    },
    {
      path: shape(
        [inner + 0.3, bottom + height * 0.55],
        [BEYOND, bottom + height * 0.55],
        [BEYOND, top - 0.02],
        [inner + 0.26, highInner - 0.02, 0.02],
      ),
      fill: 'url(#clear)',
      opacity: 0.75,
      finish: 'lamp',
      twice: true,
    },
  ];
}

export function sideTailLamp({ tails, tailBottom, tailTop, tailReach }: Back, length: number): Piece[] {
  const front = length - tailReach;
  const low = tails === 'upright' ? tailBottom + 0.05 : tailBottom;
  const housing = shape(
    [length + 0.3, low],
    [front + tailReach * 0.35, low + 0.02, 0.06],
    [front, tailTop - 0.02, 0.05],
    [length + 0.3, tailTop],
  );
  return [
    { path: housing, fill: 'url(#red)', stroke: '#2a0506', strokeWidth: 0.008, finish: 'lamp' },
    {
      path: curve([front + 0.05, tailTop - 0.045], [length + 0.3, tailTop - 0.04]),
      stroke: '#ff5a4f',
      strokeWidth: 0.014,
      finish: 'lamp',
    },
  ];
}

/** Both tail lamps as seen from the rear. */
export function rearTailLamps({ tails, tailBottom, tailTop, tailInner }: Back): Piece[] {
  const glass = {
    fill: 'url(#red)',
    stroke: '#2a0506',
    strokeWidth: 0.008,
    finish: 'lamp',
    twice: true,
  } as const;
  const strip = { stroke: '#ff6a5e', strokeWidth: 0.016, finish: 'light', twice: true } as const;
  const height = tailTop - tailBottom;
  const clear = { fill: '#e9eef0', finish: 'lamp', twice: true } as const;
  switch (tails) {
    case 'upright':
      return [
        {
          ...glass,
          path: shape(
            [tailInner + 0.1, tailBottom, 0.04],
            [tailInner, tailTop, 0.05],
            [BEYOND, tailTop],
            [BEYOND, tailBottom + 0.05],
          ),
        },
        {
          ...strip,
          path: curve(
            [tailInner + 0.13, tailBottom + 0.05],
            [tailInner + 0.05, tailTop - 0.045, 0.08],
            [BEYOND, tailTop - 0.04],
          ),
        },
        { ...clear, path: plate(tailInner + 0.16, tailBottom + height * 0.33, 0.06, 0.05, 0.012) },
      ];
    case 'stack':
      return [
        {
          ...glass,
          path: shape(
            [tailInner, tailBottom, 0.03],
            [tailInner, tailTop, 0.03],
            [BEYOND, tailTop],
            [BEYOND, tailBottom],
          ),
        },
        { ...clear, path: plate(tailInner + 0.07, tailBottom + height * 0.42, 0.1, height * 0.16, 0.012) },
        {
          path: plate(tailInner + 0.07, tailBottom + height * 0.22, 0.1, height * 0.14, 0.012),
          fill: '#d9822b',
          finish: 'lamp',
          twice: true,
        },
      ];
    case 'wide':
      return [
        {
          ...glass,
          path: shape(
            [tailInner - 0.1, tailBottom + 0.05, 0.03],
            [tailInner - 0.06, tailTop - 0.02, 0.04],
            [BEYOND, tailTop],
            [BEYOND, tailBottom],
            [tailInner + 0.12, tailBottom + 0.01, 0.08],
          ),
        },
        { ...strip, path: curve([tailInner - 0.02, tailTop - 0.06], [BEYOND, tailTop - 0.045]) },
        { ...strip, path: curve([tailInner + 0.02, tailTop - 0.1], [BEYOND, tailTop - 0.085]), opacity: 0.6 },
        { ...clear, path: plate(tailInner, tailBottom + 0.068, 0.09, 0.032, 0.01) },
      ];
    case 'bar':
      return [
        {
          path: shape(
            [-BEYOND, tailTop - 0.09],
            [BEYOND, tailTop - 0.09],
            [BEYOND, tailTop - 0.01],
            [-BEYOND, tailTop - 0.01],
          ),
          fill: '#16090a',
          finish: 'lamp',
        },
        {
          ...glass,
          path: shape(
            [tailInner, tailTop - 0.09, 0.03],
            [tailInner, tailTop - 0.01, 0.02],
            [BEYOND, tailTop],
            [BEYOND, tailBottom],
            [tailInner + 0.16, tailBottom + 0.02, 0.06],
          ),
        },
        { ...strip, path: curve([-BEYOND, tailTop - 0.035], [BEYOND, tailTop - 0.035]), twice: false },
      ];
  }
}
