import type { Piece } from './decal.ts';

/** A gap between panels: a dark line and the light on its lips. */
export function seam(path: string): Piece[] {
  return [
    { path, stroke: '#ffffff', strokeWidth: 0.014, opacity: 0.13, finish: 'tint' },
    { path, stroke: '#050607', strokeWidth: 0.006, opacity: 0.8, finish: 'tint' },
  ];
}
