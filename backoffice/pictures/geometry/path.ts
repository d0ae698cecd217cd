import { rounded, type Corner, type Point } from './outline.ts';

/** SVG path data through the points. */
export function openPath(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(4)} ${y.toFixed(4)}`).join('');
}

export function closedPath(points: readonly Point[]): string {
  return `${openPath(points)}Z`;
}

/** A closed shape with rounded corners; a corner's third number is the reach of its rounding. */
export function shape(...corners: Corner[]): string {
  const [first, last] = [corners.at(0), corners.at(-1)];
  if (!first || !last) return '';
  const start: Corner = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  return closedPath(rounded([start, ...corners, start]));
}

/** A curve that bends towards the inner corners. */
export function curve(...corners: Corner[]): string {
  return openPath(rounded(corners));
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** A rectangle around its middle with rounded corners. */
export function plate(x: number, y: number, width: number, height: number, radius: number): string {
  const [l, r, b, t] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return shape([l, b, radius], [r, b, radius], [r, t, radius], [l, t, radius]);
}
