import type { Corner, Point } from '../geometry/outline.ts';

/** The measures of a car's body, in metres. Its outlines are control polygons in the side view. */
export type BodyShape = {
  width: number;
  frontAxle: number;
  rearAxle: number;
  wheelRadius: number;
  /** How much wider than the tyre the wheel arch is cut. */
  archGap: number;
  /** Outline of the middle from below the front bumper over bonnet and windscreen to the top of the roof; y only rises. */
  front: readonly Corner[];
  /** The same from below the rear bumper; it ends where `front` ends. */
  rear: readonly Corner[];
  /** Lower edge of the side windows. */
  belt: readonly Point[];
  /** Height of the crease along the doors at the nose and at the tail. */
  crease: readonly [front: number, rear: number];
  /** How far the side windows lean inwards per metre of height. */
  lean: number;
  /** How deep the roof and the bonnet fall off towards the sides. */
  crown: { bonnet: number; roof: number; tail: number };
  /** How long the rounding from the nose, the windscreen, the tail into the sides is. */
  corners: { nose: number; windscreen: number; rearWindow: number; tail: number };
  /** How far the wings bulge over the wheels. */
  flare: number;
};
