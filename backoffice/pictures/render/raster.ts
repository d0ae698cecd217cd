import { project, type Camera } from './camera.ts';
import type { Mesh, Sample } from './mesh.ts';
import type { Shade } from './shade.ts';

/** Colour with coverage, four bytes a pixel, and the nearness of what covers it. */
export type Canvas = { width: number; height: number; pixels: Uint8Array; nearness: Float32Array };

export function blankCanvas(width: number, height: number): Canvas {
  return {
    width,
    height,
    pixels: new Uint8Array(width * height * 4),
    nearness: new Float32Array(width * height),
  };
}

/** Where each corner of the mesh falls: x, y, nearness. */
type Corners = Float32Array;

function corners({ positions }: Mesh, camera: Camera): Corners {
  const projected = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const at = project(camera, positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0);
    projected[i] = at.x;
    projected[i + 1] = at.y;
    projected[i + 2] = at.nearness;
  }
  return projected;
}

/** Draws what of the mesh is nearer than what is there already. Triangles seen from behind are left out. */
export function drawMesh(canvas: Canvas, mesh: Mesh, camera: Camera, shade: Shade): void {
  const projected = corners(mesh, camera);
  const sample: Sample = {
    ...{ x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 },
    ...{ red: 0, green: 0, blue: 0, mirror: 0, grazing: 0, glow: 0 },
  };
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    const [a, b, c] = [mesh.triangles[i] ?? 0, mesh.triangles[i + 1] ?? 0, mesh.triangles[i + 2] ?? 0];
    drawTriangle(canvas, mesh, projected, a * 3, b * 3, c * 3, sample, shade);
  }
}

function drawTriangle(
  canvas: Canvas,
  mesh: Mesh,
  projected: Corners,
  a: number,
  b: number,
  c: number,
  sample: Sample,
  shade: Shade,
): void {
  const [ax = 0, ay = 0, bx = 0, by = 0] = [projected[a], projected[a + 1], projected[b], projected[b + 1]];
  const [cx = 0, cy = 0] = [projected[c], projected[c + 1]];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (!(area < 0)) return;

  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(canvas.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(canvas.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const [na = 0, nb = 0, nc = 0] = [projected[a + 2], projected[b + 2], projected[c + 2]];

  for (let py = top; py <= bottom; py++) {
    for (let px = left; px <= right; px++) {
      const wb = ((px + 0.5 - ax) * (cy - ay) - (py + 0.5 - ay) * (cx - ax)) / area;
      const wc = ((bx - ax) * (py + 0.5 - ay) - (by - ay) * (px + 0.5 - ax)) / area;
      const wa = 1 - wb - wc;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const nearness = wa * na + wb * nb + wc * nc;
      const at = py * canvas.width + px;
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
  sample.glow = 0;
}
