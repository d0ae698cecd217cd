import type { Material, Mesh } from '../render/mesh.ts';

/** Points of a rectangular grid, row by row, with how the surface goes on beyond its edges. */
type Grid = {
  rows: number;
  columns: number;
  point: (row: number, column: number) => readonly [number, number, number];
};

/** Smooth mesh through a grid; normals look to the left of (column direction × row direction). */
export function gridMesh({ rows, columns, point }: Grid, material: Material): Mesh {
  const positions = new Float32Array(rows * columns * 3);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      positions.set(point(row, column), (row * columns + column) * 3);
    }
  }
  return {
    positions,
    normals: gridNormals(positions, rows, columns, point),
    triangles: gridTriangles(rows, columns),
    material,
  };
}

function gridNormals(
  positions: Float32Array,
  rows: number,
  columns: number,
  point: Grid['point'],
): Float32Array {
  const normals = new Float32Array(positions.length);
  function at(row: number, column: number): readonly [number, number, number] {
    if (column < 0 || column >= columns) return point(row, column);
    const i = (Math.min(rows - 1, Math.max(0, row)) * columns + column) * 3;
    return [positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0];
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [at(row, column - 1), at(row, column + 1)];
      const [c, d] = [at(row - 1, column), at(row + 1, column)];
      const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
      const [vx, vy, vz] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
      const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      const length = Math.hypot(nx, ny, nz) || 1;
      normals.set([nx / length, ny / length, nz / length], (row * columns + column) * 3);
    }
  }
  return normals;
}

function gridTriangles(rows: number, columns: number): Uint32Array {
  const triangles = new Uint32Array((rows - 1) * (columns - 1) * 6);
  let next = 0;
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const a = row * columns + column;
      triangles.set([a, a + 1, a + columns, a + 1, a + columns + 1, a + columns], next);
      next += 6;
    }
  }
  return triangles;
}
