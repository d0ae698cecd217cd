import { closedPath, openPath, shape } from '../geometry/path.ts';
import type { Point } from '../geometry/outline.ts';
import { stationWhere, type BodySurface } from './body-surface.ts';
import type { Trim, Windows } from './car-design.ts';
import type { Piece } from './decal.ts';

const STEP = 0.02;

const PANES =
  '<linearGradient id="pane" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2d373c"/>' +
  '<stop offset="0.55" stop-color="#1f272c"/><stop offset="1" stop-color="#10161a"/></linearGradient>' +
  '<linearGradient id="privacy" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#161b1f"/>' +
  '<stop offset="1" stop-color="#080a0c"/></linearGradient>';

/** Gradients of the panes; two slanting gleams run through all of them. */
export function sideWindowDefinitions(length: number): string {
  const gleams = [
    [0.3, 0],
    [0.34, 0.2],
    [0.44, 0.13],
    [0.45, 0],
    [0.47, 0],
    [0.48, 0.1],
    [0.51, 0.08],
    [0.52, 0],
    [0.68, 0],
    [0.72, 0.13],
    [0.8, 0.07],
    [0.81, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#dfeef2" stop-opacity="${opacity}"/>`);
  const across = `gradientUnits="userSpaceOnUse" x1="0" y1="1.6" x2="${length}" y2="${1.6 - length * 0.45}"`;
  return `${PANES}<linearGradient id="gleam" ${across}>${gleams.join('')}</linearGradient>`;
}

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
  const start = stationWhere(surface.length, (x) => upper(x) > lower(x) + 0.015);
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
    ...seats(surface, windows),
    ...panes.map((pane): Piece => ({ ...pane, fill: 'url(#gleam)', finish: 'tint' })),
    {
      path: openPath(sill),
      stroke: brightwork ? '#d5dbde' : '#15181a',
      strokeWidth: 0.016,
      finish: brightwork ? 'chrome' : 'plastic',
    },
  ];
}

/** Headrests and backrests behind the glass, one beside each pillar but the last. */
function seats({ beltAt, topAt }: BodySurface, { pillars, end, roofEdge }: Windows): Piece[] {
  return [...pillars.slice(0, 2), end[1]].slice(0, 2).map((x) => {
    const [low, high] = [beltAt(x) + 0.02, topAt(x) - roofEdge];
    const head = low + (high - low) * 0.72;
    const path =
      shape([x - 0.42, low], [x - 0.12, low], [x - 0.06, low + 0.12, 0.06], [x - 0.3, low + 0.13, 0.06]) +
      shape([x - 0.27, low + 0.1], [x - 0.14, low + 0.1], [x - 0.07, head, 0.05], [x - 0.2, head, 0.05]);
    return { path, fill: '#04070a', opacity: 0.55, finish: 'tint' };
  });
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
