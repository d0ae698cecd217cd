import { projectInto, type Camera } from './camera.ts';
import type { Mesh, Sample } from './mesh.ts';
import type { Shade } from './shade.ts';

/** Colour with coverage, four bytes a pixel, and the nearness of what covers it. */
type Canvas = { width: number; height: number; pixels: Uint8Array; nearness: Float32Array };

export function blankCanvas(width: number, height: number): Canvas {
  return {
    width,
    height,
    pixels: new Uint8Array(width * height * 4),
    nearness: new Float32Array(width * height),
  };
}

/** Where each corner of the mesh falls: x, y, nearness. */
function cornersOf({ positions }: Mesh, camera: Camera): Float32Array {
  const projected = new Float32Array(positions.length);
  const at = { x: 0, y: 0, nearness: 0 };
  for (let i = 0; i < positions.length; i += 3) {
    projectInto(at, camera, positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0);
    projected[i] = at.x;
    projected[i + 1] = at.y;
    projected[i + 2] = at.nearness;
  }
  return projected;
}

/** Draws what of the mesh is nearer than what is there already. Triangles seen from behind are left out. */
export function drawMesh(canvas: Canvas, mesh: Mesh, camera: Camera, shade: Shade): void {
  const corners = cornersOf(mesh, camera);
  const sample: Sample = {
    ...{ x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 },
    ...{ red: 0, green: 0, blue: 0, mirror: 0, grazing: 0, metal: 0, glow: 0 },
  };
  const { triangles } = mesh;
  for (let i = 0; i < triangles.length; i += 3) {
    const a = (triangles[i] ?? 0) * 3;
    const b = (triangles[i + 1] ?? 0) * 3;
    const c = (triangles[i + 2] ?? 0) * 3;
    drawTriangle(canvas, mesh, corners, a, b, c, sample, shade);
  }
}

/** The hottest loop of all: whole pixels and plain numbers, nothing that makes garbage. */
function drawTriangle(
  canvas: Canvas,
  mesh: Mesh,
  corners: Float32Array,
  a: number,
  b: number,
  c: number,
  sample: Sample,
  shade: Shade,
): void {
  const ax = corners[a] ?? 0;
  const ay = corners[a + 1] ?? 0;
  const bx = (corners[b] ?? 0) - ax;
  const by = (corners[b + 1] ?? 0) - ay;
  const cx = (corners[c] ?? 0) - ax;
  const cy = (corners[c + 1] ?? 0) - ay;
  const area = bx * cy - by * cx;
  if (!(area < 0)) return;
  const left = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.5));
  const right = Math.min(canvas.width - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.5));
  const bottom = Math.min(canvas.height - 1, Math.floor(ay + Math.max(0, by, cy) - 0.5));
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5 - ay;
    for (let column = left; column <= right; column++) {
      const x = column + 0.5 - ax;
      const wb = (x * cy - y * cx) / area;
      const wc = (bx * y - by * x) / area;
      const wa = 1 - wb - wc;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const nearness = wa * (corners[a + 2] ?? 0) + wb * (corners[b + 2] ?? 0) + wc * (corners[c + 2] ?? 0);
      const at = row * canvas.width + column;
      if (nearness <= (canvas.nearness[at] ?? 0)) continue;
      interpolateSample(sample, mesh, a, b, c, wa, wb, wc);
      if (!mesh.material(sample)) continue;
      canvas.nearness[at] = nearness;
      shade(sample, canvas.pixels, at * 4);
    }
  }
}

function interpolateSample(
  sample: Sample,
  { positions, normals }: Mesh,
  a: number,
  b: number,
  c: number,
  wa: number,
  wb: number,
  wc: number,
): void {
  sample.x = wa * (positions[a] ?? 0) + wb * (positions[b] ?? 0) + wc * (positions[c] ?? 0);
  sample.y = wa * (positions[a + 1] ?? 0) + wb * (positions[b + 1] ?? 0) + wc * (positions[c + 1] ?? 0);
  sample.z = wa * (positions[a + 2] ?? 0) + wb * (positions[b + 2] ?? 0) + wc * (positions[c + 2] ?? 0);
  const nx = wa * (normals[a] ?? 0) + wb * (normals[b] ?? 0) + wc * (normals[c] ?? 0);
  const ny = wa * (normals[a + 1] ?? 0) + wb * (normals[b + 1] ?? 0) + wc * (normals[c + 1] ?? 0);
  const nz = wa * (normals[a + 2] ?? 0) + wb * (normals[b + 2] ?? 0) + wc * (normals[c + 2] ?? 0);
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  sample.nx = nx / length;
  sample.ny = ny / length;
  sample.nz = nz / length;
  sample.metal = 0;
  sample.glow = 0;
}
