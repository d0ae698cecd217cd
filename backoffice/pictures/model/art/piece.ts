/** How the skin takes the light: `tint` keeps what lies below (shading, seams), `light` is a lamp that is on. */
export type Finish = 'paint' | 'glass' | 'lamp' | 'light' | 'chrome' | 'gloss' | 'plastic' | 'tint';

/** A vector shape on the car's skin; `path` is SVG path data in metres with y upwards. */
export type Piece = {
  path: string;
  finish: Finish;
  fill?: string;
  stroke?: string;
  /** Metres. */
  strokeWidth?: number;
  opacity?: number;
  /** Draw it on both sides of the middle. */
  twice?: boolean;
};

export function filled(path: string, fill: string, finish: Finish): Piece {
  return { path, fill, finish };
}

export function stroked(path: string, stroke: string, strokeWidth: number, finish: Finish): Piece {
  return { path, stroke, strokeWidth, finish };
}

/** Darkens or lightens an area. */
export function shade(path: string, fill: string, opacity: number): Piece {
  return { path, fill, opacity, finish: 'tint' };
}

/** Darkens or lightens along a line. */
export function trace(path: string, stroke: string, strokeWidth: number, opacity: number): Piece {
  return { path, stroke, strokeWidth, opacity, finish: 'tint' };
}

export function outlined(piece: Piece, stroke: string, strokeWidth: number): Piece {
  return { ...piece, stroke, strokeWidth };
}

/** The same pieces on the other side of the middle, too. */
export function bothSides(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => ({ ...piece, twice: true }));
}
