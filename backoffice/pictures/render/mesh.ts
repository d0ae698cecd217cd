/**
 * One visible point while it is drawn; a material reads place and normal and writes the rest. A single object is
 * reused for all points, as millions are drawn.
 *
 * The car's space: x from the nose backwards, y upwards from the ground, z from the middle to the car's left; metres.
 */
export type Sample = {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  /** Linear colour of the material itself. */
  red: number;
  green: number;
  blue: number;
  /** Share of light mirrored when looked at head-on (0.04 lacquer, 0.7 chrome) ... */
  mirror: number;
  /** ... and at a grazing angle. */
  grazing: number;
  /** Share of mirrored light that takes the material's own colour: flakes in the paint, bare metal. */
  metal: number;
  /** Light given off by the material, as a share of its colour. */
  glow: number;
};

/** @returns false where the material has a hole */
export type Material = (sample: Sample) => boolean;

/** Triangles wound so that they turn left when seen from outside. */
export type Mesh = {
  positions: Float32Array;
  normals: Float32Array;
  triangles: Uint32Array;
  material: Material;
};
