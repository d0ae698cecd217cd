import type { BodyShape } from './body-shape.ts';

/** Everything that tells one car from another but its paint. Metres; x from the nose, y from the ground, z from the middle. */
export type CarDesign = {
  body: BodyShape;
  windows: Windows;
  doors: Doors;
  face: Face;
  back: Back;
  trim: Trim;
  wheel: WheelDesign;
};

export type Windows = {
  /** Thickness of the roof's edge above the side windows. */
  roofEdge: number;
  /** Rear end of the side windows at their lower and upper edge. */
  end: readonly [bottom: number, top: number];
  /** Where pillars part the side windows. */
  pillars: readonly number[];
  windscreen: readonly [bottom: number, top: number];
  rear: readonly [bottom: number, top: number];
  /** Dark glass behind the front doors. */
  privacy: boolean;
};

type Doors = {
  /** Shut lines below the windows, front to back: the last one ends at the rear wheel. */
  seams: readonly number[];
  sliding: boolean;
  handleHeight: number;
};

export type LampStyle = 'swept' | 'boxy' | 'slim' | 'round';
export type GrilleStyle = 'bar' | 'shield' | 'slats' | 'closed';

export type Face = {
  lamps: LampStyle;
  grille: GrilleStyle;
  /** Front edge of the bonnet. */
  bonnetEdge: number;
  lampBottom: number;
  lampTop: number;
  lampInner: number;
  /** How far the lamps reach back along the wings. */
  lampBack: number;
  grilleBottom: number;
  intakeTop: number;
};

export type TailStyle = 'upright' | 'wide' | 'bar' | 'stack';

export type Back = {
  tails: TailStyle;
  tailBottom: number;
  tailTop: number;
  tailInner: number;
  /** How far the lamps reach forward along the flanks. */
  tailReach: number;
  plateHeight: number;
  bumperTop: number;
  /** A bed with a cover and a tailgate, behind a cab. */
  bed?: { from: number; height: number };
};

export type Trim = {
  /** Unpainted sills, arches and bumper edges. */
  cladding: boolean;
  rails: boolean;
  brightwork: boolean;
  blackRoof?: boolean;
};

export type WheelDesign = { style: WheelStyle; metal: string; spokes: number };
type WheelStyle = 'single' | 'double' | 'turbine' | 'cover' | 'split';
