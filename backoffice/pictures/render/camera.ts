/** A camera whose axis stays level, as a shift lens does: upright edges stay upright, the horizon stays in its place. */
export type Camera = {
  /** Where the eye is, in the car's space, metres. */
  eye: readonly [x: number, y: number, z: number];
  /** Direction of the axis over ground, radians: 0 looks at the car's left side, growing swings the eye to its front. */
  heading: number;
  /** Pixels per metre at one metre's distance. */
  focal: number;
  /** Where the axis meets the picture, pixels. */
  centre: readonly [x: number, y: number];
};

/** Pixels, and the inverse of the depth in metres. */
type Projected = { x: number; y: number; nearness: number };

export function project(camera: Camera, x: number, y: number, z: number): Projected {
  const at: Projected = { x: 0, y: 0, nearness: 0 };
  projectInto(at, camera, x, y, z);
  return at;
}

/** As `project`, written into an object that is there already: meshes have many points. */
export function projectInto(
  at: Projected,
  { eye, heading, focal, centre }: Camera,
  x: number,
  y: number,
  z: number,
): void {
  const dx = x - eye[0];
  const dz = z - eye[2];
  const cos = Math.cos(heading);
  const sin = Math.sin(heading);
  const nearness = 1 / (dx * sin - dz * cos);
  at.x = centre[0] + (dx * cos + dz * sin) * focal * nearness;
  at.y = centre[1] - (y - eye[1]) * focal * nearness;
  at.nearness = nearness;
}
