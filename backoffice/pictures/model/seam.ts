import type { Piece } from './decal.ts';

/** A gap between panels: a dark line and the light on its lips. Wide ones, seen at a slant, are drawn fainter. */
export function seam(path: string, width = 0.006): Piece[] {
  return [
    { path, stroke: '#ffffff', strokeWidth: width + 0.008, opacity: 0.13, finish: 'tint' },
    { path, stroke: '#050607', strokeWidth: width, opacity: 0.0048 / width, finish: 'tint' },
  ];
}
