import { textureOf, type Texture } from '../render/texture.ts';

/** How a painted piece takes the light. */
const FINISHES = {
  paint: { mirror: 0.075, glow: 0, flake: 0.34 },
  glass: { mirror: 0.065, glow: 0, flake: 0 },
  lamp: { mirror: 0.06, glow: 0.12, flake: 0 },
  /** A lamp that is on. */
  light: { mirror: 0.04, glow: 0.75, flake: 0 },
  chrome: { mirror: 0.55, glow: 0, flake: 0 },
  gloss: { mirror: 0.05, glow: 0, flake: 0 },
  plastic: { mirror: 0.015, glow: 0, flake: 0 },
  /** Keeps the finish of what lies below: shading, seams. */
  tint: null,
} as const;
export type Finish = keyof typeof FINISHES;

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

/** The part of the plane that a decal covers, in metres. */
export type Frame = { left: number; right: number; bottom: number; top: number };

export type Decal = { frame: Frame; pixelsPerMetre: number; colour: Texture; surface: Texture };

/** SVG definitions that pieces may name as `url(#…)`. */
export type Art = { frame: Frame; pieces: readonly Piece[]; definitions?: string };

/** Renders the art twice: once for its colours, once for how it mirrors and glows. */
export async function decalOf(
  { frame, pieces, definitions = '' }: Art,
  paint: string,
  pixelsPerMetre: number,
): Promise<Decal> {
  const colours = pieces.map((piece) =>
    element(piece, piece.fill ?? 'none', piece.stroke ?? 'none', piece.opacity ?? 1),
  );
  const finishes = pieces.flatMap((piece) => {
    const finish = FINISHES[piece.finish];
    if (!finish) return [];
    const code = finishCode(finish);
    return [element(piece, piece.fill ? code : 'none', piece.stroke ? code : 'none', 1)];
  });
  const [colour, surface] = await Promise.all([
    textureOf(document(frame, pixelsPerMetre, `#${paint}`, definitions + colours.join(''))),
    textureOf(document(frame, pixelsPerMetre, finishCode(FINISHES.paint), finishes.join(''))),
  ]);
  return { frame, pixelsPerMetre, colour, surface };
}

/** The finish as a colour whose linear light is (mirror, glow, flake). */
function finishCode({ mirror, glow, flake }: { mirror: number; glow: number; flake: number }): string {
  function byte(value: number) {
    return Math.round((value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255);
  }
  return `rgb(${byte(mirror)},${byte(glow)},${byte(flake)})`;
}

function element(
  { path, strokeWidth = 0.005, twice }: Piece,
  fill: string,
  stroke: string,
  opacity: number,
): string {
  const shape = `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round" stroke-linecap="round" opacity="${opacity}"/>`;
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
