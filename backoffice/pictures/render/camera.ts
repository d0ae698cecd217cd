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
export type Projected = { x: number; y: number; nearness: number };

export function project(camera: Camera, x: number, y: number, z: number): Projected {
  const [dx, dy, dz] = [x - camera.eye[0], y - camera.eye[1], z - camera.eye[2]];
  const [cos, sin] = [Math.cos(camera.heading), Math.sin(camera.heading)];
  const right = dx * cos + dz * sin;
  const depth = dx * sin - dz * cos;
  const scale = camera.focal / depth;
  return { x: camera.centre[0] + right * scale, y: camera.centre[1] - dy * scale, nearness: 1 / depth };
}
