import type { Material, Mesh } from '../render/mesh.ts';
import type { BodySurface } from './body-surface.ts';
import { gridMesh } from './grid-mesh.ts';

/** Points of a contour from nose to tail. */
const ALONG = 112;

/** The body's skin: contours at rising heights, each running from the nose round the left side to the tail and back. */
export function bodyMesh(surface: BodySurface, material: Material): Mesh {
  const heights = contourHeights(surface);
  const columns = ALONG * 2 + 1;
  return gridMesh(
    {
      rows: heights.length,
      columns,
      point: (row, column) => {
        const y = heights[row] ?? 0;
        const round = column < 0 ? -column : column >= columns ? 2 * (columns - 1) - column : column;
        const back = round > ALONG;
        const share = (1 - Math.cos((Math.PI * (back ? 2 * ALONG - round : round)) / ALONG)) / 2;
        const nose = surface.noseAt(y);
        const x = nose + (surface.tailAt(y) - nose) * share;
        const z = surface.halfWidthAt(x, y);
        const mirroredColumn = column < 0 || column >= columns;
        return [x, y, back !== mirroredColumn ? -z : z];
      },
    },
    material,
  );
}

/** Contours at most 12 mm apart in height and 30 mm along nose or tail. */
function contourHeights({ heights, bottom, top, noseAt, tailAt }: BodySurface): number[] {
  const rows: number[] = [bottom];
  let last = bottom;
  for (const height of heights) {
    const along = Math.max(Math.abs(noseAt(height) - noseAt(last)), Math.abs(tailAt(height) - tailAt(last)));
    if (height - last < 0.012 && along < 0.03) continue;
    const steps = Math.ceil((height - last) / 0.012);
    for (let i = 1; i <= steps; i++) rows.push(last + ((height - last) * i) / steps);
    last = height;
  }
  if (last < top) rows.push(top);
  return rows;
}
