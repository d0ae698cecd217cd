import { closedPath } from '../../geometry/path.ts';
import type { Point } from '../../geometry/outline.ts';

/** A window seen along the car, the same on both sides of the middle. */
export type Pane = { bottom: number; top: number; halfWidthAt: (y: number) => number };

/** The pane's outline, drawn in by `inset`. */
export function paneOutline({ bottom, top, halfWidthAt }: Pane, inset: number): string {
  const steps = 16;
  const right = Array.from({ length: steps + 1 }, (_, i): Point => {
    const y = bottom + inset + ((top - bottom - 2 * inset) * i) / steps;
    return [halfWidthAt(y) - inset, y];
  });
  return closedPath([...right, ...right.map(([z, y]): Point => [-z, y]).reverse()]);
}
