/** Metres, or units of a drawing. */
export type Point = readonly [x: number, y: number];

/** A corner of a control polygon; `radius` is how far along its edges the rounding reaches (default: all the way). */
export type Corner = readonly [x: number, y: number, radius?: number];

const STEPS_PER_CORNER = 40;

/** The control polygon with every inner corner rounded, as a fine polyline from the first corner to the last. */
export function rounded(corners: readonly Corner[]): Point[] {
  const first = corners.at(0);
  const last = corners.at(-1);
  if (!first || !last) return [];
  const points: Point[] = [[first[0], first[1]]];
  for (let i = 1; i + 1 < corners.length; i++) {
    const [before, corner, after] = [corners[i - 1], corners[i], corners[i + 1]];
    if (before && corner && after) points.push(...roundedCorner(before, corner, after));
  }
  points.push([last[0], last[1]]);
  return points;
}

function roundedCorner(before: Corner, corner: Corner, after: Corner): Point[] {
  const from = towards(corner, before);
  const to = towards(corner, after);
  return Array.from({ length: STEPS_PER_CORNER + 1 }, (_, i): Point => {
    const t = i / STEPS_PER_CORNER;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * from[0] + b * corner[0] + c * to[0], a * from[1] + b * corner[1] + c * to[1]];
  });
}

/** The point on the edge to a neighbour at which the corner's rounding begins: half way at most. */
function towards([x, y, radius = Infinity]: Corner, neighbour: Corner): Point {
  const [dx, dy] = [neighbour[0] - x, neighbour[1] - y];
  const share = Math.min(0.5, radius / Math.hypot(dx, dy));
  return [x + dx * share, y + dy * share];
}

/** Linear interpolation through points whose keys rise; outside them the nearest value holds. */
export function interpolate(points: readonly Point[]): (key: number) => number {
  const keys = Float64Array.from(points, ([key]) => key);
  const values = Float64Array.from(points, ([, value]) => value);
  const last = keys.length - 1;
  return (key) => {
    let [low, high] = [0, last];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((keys[middle] ?? 0) <= key) low = middle;
      else high = middle;
    }
    const [k0 = 0, k1 = 0, v0 = 0, v1 = 0] = [keys[low], keys[high], values[low], values[high]];
    const share = k1 > k0 ? Math.min(1, Math.max(0, (key - k0) / (k1 - k0))) : 0;
    return v0 + (v1 - v0) * share;
  };
}
