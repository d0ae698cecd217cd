import { closedPath, openPath, shape } from '../../geometry/path.ts';
import type { Point } from '../../geometry/outline.ts';
import { DOWN, linearGradient } from '../../svg.ts';
import { stationWhere, type BodySurface } from '../body-surface.ts';
import type { Trim, Windows } from '../car-design.ts';
import { filled, outlined, shade, stroked, type Piece } from './piece.ts';

const STEP = 0.02;
const HALF_PILLAR = 0.032;

const PANES =
  linearGradient('pane', DOWN, [0, '#2d373c'], [0.55, '#1f272c'], [1, '#10161a']) +
  linearGradient('privacy', DOWN, [0, '#161b1f'], [1, '#080a0c']);

/** Where gleams on the glass begin and end, and how strong they are. */
const GLEAMS = [
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
];

/** Gradients of the panes; slanting gleams run through all of them. */
export function sideWindowDefinitions(length: number): string {
  const stops = GLEAMS.map(
    ([offset, strength]) => `<stop offset="${offset}" stop-color="#dfeef2" stop-opacity="${strength}"/>`,
  );
  const across = `gradientUnits="userSpaceOnUse" x1="0" y1="1.6" x2="${length}" y2="${1.6 - length * 0.45}"`;
  return `${PANES}<linearGradient id="gleam" ${across}>${stops.join('')}</linearGradient>`;
}

/** Glass, pillars and frames of the side windows, and the roof above them where it is black. */
export function sideWindows(
  surface: BodySurface,
  windows: Windows,
  { brightwork, blackRoof }: Trim,
): Piece[] {
  const opening = openingOf(surface, windows);
  const { start, lower, upper } = opening;
  const panes = paneOutlines(opening, windows);
  const frame = band(start, windows.end[0], start, windows.end[1], lower, upper, 0);
  const sill = openPath(sampled(start - 0.01, windows.end[0], (x) => lower(x) - 0.006));
  return [
    ...(blackRoof ? [filled(roofAbove(opening, surface.length), '#0d0f11', 'paint')] : []),
    outlined(filled(frame, '#0a0c0e', 'gloss'), '#0a0c0e', 0.024),
    ...panes.map((pane, i) =>
      filled(pane, windows.privacy && i > 0 ? 'url(#privacy)' : 'url(#pane)', 'glass'),
    ),
    ...seats(surface, windows),
    ...panes.map((pane) => shade(pane, 'url(#gleam)', 1)),
    brightwork ? stroked(sill, '#d5dbde', 0.016, 'chrome') : stroked(sill, '#15181a', 0.016, 'plastic'),
  ];
}

type Height = (x: number) => number;

/** The windows between belt and roof; `start` is where the windscreen leaves room for them. */
type Opening = { start: number; lower: Height; upper: Height };

function openingOf(surface: BodySurface, { roofEdge }: Windows): Opening {
  function lower(x: number): number {
    return surface.beltAt(x) + 0.012;
  }
  function upper(x: number): number {
    return surface.topAt(x) - roofEdge;
  }
  return { lower, upper, start: stationWhere(surface.length, (x) => upper(x) > lower(x) + 0.015) };
}

function paneOutlines({ start, lower, upper }: Opening, { pillars, end }: Windows): string[] {
  const ends = [
    ...pillars.map((x) => [x - HALF_PILLAR, x - HALF_PILLAR + 0.02]),
    [end[0] - 0.025, end[1] - 0.02],
  ];
  return ends.map(([bottomTo = 0, topTo = 0], i) => {
    const pillar = pillars[i - 1];
    const [bottomFrom, topFrom] =
      pillar === undefined
        ? [start + 0.03, start + 0.03]
        : [pillar + HALF_PILLAR, pillar + HALF_PILLAR + 0.02];
    return band(bottomFrom, bottomTo, topFrom, topTo, lower, upper, 0.018);
  });
}

function roofAbove({ start, upper }: Opening, length: number): string {
  const from = start + 0.1;
  return band(
    from,
    length,
    from,
    length,
    (x) => upper(x) - 0.02,
    (x) => upper(x) + 1,
    0,
  );
}

/** Headrests and backrests behind the glass of the front and the rear doors. */
function seats({ beltAt, topAt }: BodySurface, { pillars, end, roofEdge }: Windows): Piece[] {
  return [...pillars, end[1]].slice(0, 2).map((x) => {
    const [low, high] = [beltAt(x) + 0.02, topAt(x) - roofEdge];
    const head = low + (high - low) * 0.72;
    const silhouette =
      shape([x - 0.42, low], [x - 0.12, low], [x - 0.06, low + 0.12, 0.06], [x - 0.3, low + 0.13, 0.06]) +
      shape([x - 0.27, low + 0.1], [x - 0.14, low + 0.1], [x - 0.07, head, 0.05], [x - 0.2, head, 0.05]);
    return shade(silhouette, '#04070a', 0.55);
  });
}

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
