import { closedPath, openPath } from '../geometry/path.ts';
import type { Point } from '../geometry/outline.ts';
import type { BodySurface } from './body-surface.ts';
import type { Trim, Windows } from './car-design.ts';
import type { Piece } from './decal.ts';

const STEP = 0.02;

export const SIDE_WINDOW_DEFINITIONS =
  '<linearGradient id="pane" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="#3c484d"/>' +
  '<stop offset="0.4" stop-color="#1d2529"/><stop offset="1" stop-color="#0d1215"/></linearGradient>' +
  '<linearGradient id="privacy" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="#1a2024"/>' +
  '<stop offset="1" stop-color="#07090b"/></linearGradient>';

/** Glass, pillars and frames of the side windows. */
export function sideWindows(
  surface: BodySurface,
  windows: Windows,
  { brightwork, blackRoof }: Trim,
): Piece[] {
  function upper(x: number) {
    return surface.topAt(x) - windows.roofEdge;
  }
  function lower(x: number) {
    return surface.beltAt(x) + 0.012;
  }
  const start = firstX(surface.length, (x) => upper(x) > lower(x) + 0.015);
  const [bottomEnd, topEnd] = windows.end;
  const opening = band(start, bottomEnd, start, topEnd, lower, upper, 0);
  const edges = [start + 0.03, ...windows.pillars, Number.NaN];

  const panes = edges.slice(0, -1).map((from, i): Piece => {
    const to = edges[i + 1] ?? Number.NaN;
    const last = Number.isNaN(to);
    const gap = 0.032;
    const path = band(
      i ? from + gap : from,
      last ? bottomEnd - 0.025 : to - gap,
      i ? from + gap + 0.02 : from,
      last ? topEnd - 0.02 : to - gap + 0.02,
      lower,
      upper,
      0.018,
    );
    const fill = windows.privacy && i > 0 ? 'url(#privacy)' : 'url(#pane)';
    return { path, fill, finish: 'glass' };
  });

  const sill = sampled(start - 0.01, bottomEnd, lower).map(([x, y]): Point => [x, y - 0.006]);
  const roof = band(
    start + 0.1,
    surface.length,
    start + 0.1,
    surface.length,
    (x) => upper(x) - 0.02,
    (x) => upper(x) + 1,
    0,
  );
  return [
    ...(blackRoof ? [{ path: roof, fill: '#0d0f11', finish: 'paint' } as const] : []),
    { path: opening, fill: '#0a0c0e', stroke: '#0a0c0e', strokeWidth: 0.024, finish: 'gloss' },
    ...panes,
    {
      path: openPath(sill),
      stroke: brightwork ? '#d5dbde' : '#15181a',
      strokeWidth: 0.016,
      finish: brightwork ? 'chrome' : 'plastic',
    },
  ];
}

type Height = (x: number) => number;

/** The area between two lines, its ends slanting from the lower to the upper one, its edges drawn in by `inset`. */
function band(
  bottomFrom: number,
  bottomTo: number,
  topFrom: number,
  topTo: number,
  lower: Height,
  upper: Height,
  inset: number,
): string {
  const below = sampled(bottomFrom, bottomTo, (x) => lower(x) + inset);
  const above = sampled(topFrom, topTo, (x) => Math.max(lower(x) + inset, upper(x) - inset));
  return closedPath([...below, ...above.toReversed()]);
}

function sampled(from: number, to: number, height: Height): Point[] {
  const count = Math.max(2, Math.ceil((to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / count;
    return [x, height(x)];
  });
}

function firstX(length: number, holds: (x: number) => boolean): number {
  for (let x = 0; x < length; x += 0.01) if (holds(x)) return x;
  throw new RangeError('A body without room for side windows');
}
