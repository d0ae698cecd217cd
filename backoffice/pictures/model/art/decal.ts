import { encoded } from '../../render/colour.ts';
import { textureOf, type Texture } from '../../render/texture.ts';
import type { Finish, Piece } from './piece.ts';

type Light = { mirror: number; glow: number; flake: number };

const FINISHES: Record<Exclude<Finish, 'tint'>, Light> = {
  paint: { mirror: 0.075, glow: 0, flake: 0.34 },
  glass: { mirror: 0.065, glow: 0, flake: 0 },
  lamp: { mirror: 0.06, glow: 0.12, flake: 0 },
  light: { mirror: 0.04, glow: 0.75, flake: 0 },
  chrome: { mirror: 0.55, glow: 0, flake: 0 },
  gloss: { mirror: 0.05, glow: 0, flake: 0 },
  plastic: { mirror: 0.015, glow: 0, flake: 0 },
};

/** The part of the plane that a decal covers, in metres. */
export type Frame = { left: number; right: number; bottom: number; top: number };

/** Art as textures: its colours, and its finishes as linear (mirror, glow, flake). */
export type Decal = { frame: Frame; pixelsPerMetre: number; colour: Texture; surface: Texture };

/** `definitions` are SVG gradients that pieces name as `url(#…)`. */
export type Art = { frame: Frame; pieces: readonly Piece[]; definitions: string };

/** Renders the art twice: once for its colours, once for its finishes. */
export async function decalOf(art: Art, paint: string, pixelsPerMetre: number): Promise<Decal> {
  const colours = art.pieces.map((piece) =>
    element(piece, piece.fill ?? 'none', piece.stroke ?? 'none', piece.opacity ?? 1),
  );
  const finishes = art.pieces.map((piece) => {
    if (piece.finish === 'tint') return '';
    const code = finishCode(FINISHES[piece.finish]);
    return element(piece, piece.fill ? code : 'none', piece.stroke ? code : 'none', 1);
  });
  const [colour, surface] = await Promise.all([
    textureOf(document(art.frame, pixelsPerMetre, `#${paint}`, art.definitions + colours.join(''))),
    textureOf(document(art.frame, pixelsPerMetre, finishCode(FINISHES.paint), finishes.join(''))),
  ]);
  return { frame: art.frame, pixelsPerMetre, colour, surface };
}

function finishCode({ mirror, glow, flake }: Light): string {
  return `rgb(${encoded(mirror)},${encoded(glow)},${encoded(flake)})`;
}

function element(
  { path, strokeWidth = 0.005, twice }: Piece,
  fill: string,
  stroke: string,
  opacity: number,
): string {
  const line = `stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round" stroke-linecap="round"`;
  const shape = `<path d="${path}" fill="${fill}" ${line} opacity="${opacity}"/>`;
  return twice ? `${shape}<g transform="scale(-1,1)">${shape}</g>` : shape;
}

function document(
  { left, right, bottom, top }: Frame,
  density: number,
  ground: string,
  content: string,
): string {
  const [width, height] = [Math.ceil((right - left) * density), Math.ceil((top - bottom) * density)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    `<g transform="scale(${density},${-density}) translate(${-left},${-top})">${content}</g></svg>`
  );
}
