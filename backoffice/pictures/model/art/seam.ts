import { trace, type Piece } from './piece.ts';

/** A gap between panels: a dark line and the light on its lips. Wide ones, seen at a slant, are drawn fainter. */
export function seam(path: string, width = 0.006): Piece[] {
  return [trace(path, '#ffffff', width + 0.008, 0.13), trace(path, '#050607', width, 0.0048 / width)];
}
