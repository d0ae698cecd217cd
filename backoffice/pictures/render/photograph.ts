import type { Camera } from './camera.ts';
import { reduced, type Layer } from './layer.ts';
import type { Mesh } from './mesh.ts';
import { blankCanvas, drawMesh } from './raster.ts';
import { shadeFor } from './shade.ts';

/** Drawn that much larger, then made smaller, so that edges are smooth. */
const OVERSAMPLING = 1.6;

/** The meshes as the camera sees them, on nothing. */
export async function photograph(
  meshes: readonly Mesh[],
  camera: Camera,
  width: number,
  height: number,
): Promise<Layer> {
  const large: Camera = {
    ...camera,
    focal: camera.focal * OVERSAMPLING,
    centre: [camera.centre[0] * OVERSAMPLING, camera.centre[1] * OVERSAMPLING],
  };
  const canvas = blankCanvas(Math.round(width * OVERSAMPLING), Math.round(height * OVERSAMPLING));
  const shade = shadeFor(large);
  for (const mesh of meshes) drawMesh(canvas, mesh, large, shade);
  return reduced(canvas, width, height);
}
