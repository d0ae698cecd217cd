import { clamp, mix, shoulder, smoothstep, softRamp } from '../geometry/ease.ts';
import { interpolate, rounded, type Point } from '../geometry/outline.ts';
import type { BodyShape } from './body-shape.ts';

/** A body as functions of the side view: every height and place along the car has one half-width. */
export type BodySurface = {
  bottom: number;
  top: number;
  length: number;
  /** Foremost and rearmost x at a height. */
  noseAt: (y: number) => number;
  tailAt: (y: number) => number;
  /** Height of the middle of the car's upper side at x. */
  topAt: (x: number) => number;
  beltAt: (x: number) => number;
  creaseAt: (x: number) => number;
  /** Half-width of the sides before they are rounded into top, nose and tail. */
  sideAt: (x: number, y: number) => number;
  /** Half-width of the finished surface; 0 outside the side view's outline. */
  halfWidthAt: (x: number, y: number) => number;
  /** Heights at which the outline bends, from the bottom up. */
  heights: number[];
};

export function bodySurface(shape: BodyShape): BodySurface {
  const front = rising(rounded(shape.front));
  const rear = rising(rounded(shape.rear));
  const noseAt = interpolate(front.map(([x, y]) => [y, x]));
  const tailAt = interpolate(rear.map(([x, y]) => [y, x]));
  const bottom = Math.min(front[0]?.[1] ?? 0, rear[0]?.[1] ?? 0);
  const top = front.at(-1)?.[1] ?? 0;
  const length = Math.max(...rear.map(([x]) => x));
  const topAt = upperSide([...front, ...rear.toReversed()]);
  const beltAt = interpolate(shape.belt);
  function creaseAt(x: number) {
    return mix(shape.crease[0], shape.crease[1], clamp(x / length));
  }
  const cowl = stationWhere(length, (x) => topAt(x) > beltAt(x) + 0.1);
  const sideAt = sides(shape, { bottom, length, beltAt, creaseAt }, cowl);

  const belt = beltAt(shape.frontAxle);
  function roofZone(y: number) {
    return smoothstep(belt, belt + 0.12, y);
  }
  const { corners, crown } = shape;

  function halfWidthAt(x: number, y: number): number {
    const upper = roofZone(y);
    const below = topAt(x) - y;
    const fall = mix(mix(crown.bonnet, crown.tail, smoothstep(0.4, 0.6, x / length)), crown.roof, upper);
    const nose = (x - noseAt(y)) / mix(corners.nose, corners.windscreen, upper);
    const tail = (tailAt(y) - x) / mix(corners.tail, corners.rearWindow, upper);
    return sideAt(x, y) * shoulder(nearest(below / fall, nose, tail), 2.4);
  }

  const heights = [...front, ...rear].map(([, y]) => y).sort((a, b) => a - b);
  return { bottom, top, length, noseAt, tailAt, topAt, beltAt, creaseAt, sideAt, halfWidthAt, heights };
}

/** The smallest of three distances from the outline, with the changes between them rounded. */
function nearest(a: number, b: number, c: number): number {
  if (a <= 0 || b <= 0 || c <= 0) return 0;
  return (a ** -3 + b ** -3 + c ** -3) ** (-1 / 3);
}

/** Outlines are read by height, so each point must lie a little above the one before. */
function rising(points: readonly Point[]): Point[] {
  let floor = -Infinity;
  return points.map(([x, y]) => {
    floor = Math.max(y, floor + 1e-5);
    return [x, floor];
  });
}

/** The foremost place, to the centimetre, of which something holds. */
export function stationWhere(length: number, holds: (x: number) => boolean): number {
  for (let x = 0; x < length; x += 0.01) if (holds(x)) return x;
  throw new RangeError('A body without windows');
}

/** Height of the outline's upper side, exact at each of the outline's points. */
function upperSide(outline: readonly Point[]): (x: number) => number {
  const stations = [...new Set(outline.map(([x]) => x))].sort((a, b) => a - b);
  return interpolate(stations.map((x): Point => [x, highestAt(outline, x)]));
}

function highestAt(outline: readonly Point[], x: number): number {
  let highest = 0;
  for (let i = 1; i < outline.length; i++) {
    const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = [outline[i - 1], outline[i]];
    if (x < Math.min(x0, x1) || x > Math.max(x0, x1)) continue;
    const y = x1 === x0 ? Math.max(y0, y1) : mix(y0, y1, (x - x0) / (x1 - x0));
    highest = Math.max(highest, y);
  }
  return highest;
}

type Lines = Pick<BodySurface, 'bottom' | 'length' | 'beltAt' | 'creaseAt'>;

/** Flanks: tucked-in sills, doors drawn in below a crease, shoulders, windows leaning inwards, wings round the wheels. */
function sides(
  shape: BodyShape,
  { bottom, length, beltAt, creaseAt }: Lines,
  cowl: number,
): BodySurface['sideAt'] {
  const half = shape.width / 2;
  const { frontAxle, rearAxle, wheelRadius, flare, lean } = shape;

  return (x, y) => {
    const belt = beltAt(x) + 0.12 * smoothstep(cowl + 0.1, cowl - 0.4, x); // bonnets have no windows above them
    const crease = creaseAt(x);
    const sill = clamp((bottom + 0.26 - y) / 0.26);
    const belowCrease = clamp((crease - y) / (crease - bottom - 0.1));
    const aboveCrease = softRamp(y - crease, 0.012);
    const aboveBelt = softRamp(y - belt, 0.02);
    const wing = Math.max(bump(x - frontAxle), bump(x - rearAxle));
    const overWheel = wing * smoothstep(wheelRadius * 2 + 0.28, wheelRadius * 1.6, y);
    const doors = 1 - wing;

    const taper =
      0.05 * clamp((frontAxle - x) / frontAxle) ** 2 +
      0.035 * clamp((x - rearAxle) / (length - rearAxle)) ** 2;
    const inset =
      (0.07 * sill ** 2 - 0.03 * smoothstep(0.1, 0.5, sill)) * doors +
      0.045 * belowCrease ** 1.7 * doors +
      0.13 * (aboveCrease - aboveBelt) +
      lean * aboveBelt +
      0.12 * aboveBelt ** 2;
    return half * (1 - taper) - flare - inset + flare * overWheel;
  };
}

/** 1 over the wheel, fading within half a metre. */
function bump(distance: number): number {
  return Math.exp(-((distance / 0.36) ** 4));
}
