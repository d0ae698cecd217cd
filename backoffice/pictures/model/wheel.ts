import { gridMesh } from './grid-mesh.ts';
import { mix, smoothstep } from '../geometry/ease.ts';
import { interpolate, type Point } from '../geometry/outline.ts';
import { linear } from '../render/colour.ts';
import type { Material, Mesh } from '../render/mesh.ts';
import { plainMaterial } from './plain-material.ts';
import type { WheelDesign } from './car-design.ts';

/** Where a wheel stands: the middle of its outer face; `side` is 1 on the car's left, -1 on its right. */
type WheelPlace = { x: number; z: number; radius: number; side: 1 | -1 };

type Local = readonly [u: number, v: number, outwards: number];
const TYRE_WIDTH = 0.205;
const AROUND = 72;

/** Tyre, rim, brake and spokes of one wheel. */
export function wheelMeshes(place: WheelPlace, design: WheelDesign): Mesh[] {
  const rim = place.radius * (design.style === 'cover' ? 0.66 : 0.7);
  return [
    lathe(place, tyreProfile(place.radius, rim), wheelMaterial(place, rim, design.metal)),
    ...spokeCentres(design).map((angleAt) => spoke(place, design, rim, angleAt)),
    lathe(place, hubProfile(rim), plainMaterial(design.metal, 0.3)),
  ];
}

/** Radius and distance outwards: inner wall, tread, outer wall, rim, barrel, brake. */
function tyreProfile(radius: number, rim: number): Point[] {
  return [
    [0, -TYRE_WIDTH],
    [radius * 0.9, -TYRE_WIDTH],
    [radius * 0.985, -TYRE_WIDTH + 0.015],
    [radius, -TYRE_WIDTH + 0.035],
    [radius, -0.04],
    [radius * 0.988, -0.018],
    [radius * 0.95, -0.004],
    [mix(rim, radius, 0.5), 0],
    [rim + 0.012, -0.006],
    [rim + 0.002, -0.014],
    [rim, -0.008],
    [rim - 0.01, -0.009],
    [rim - 0.016, -0.02],
    [rim - 0.02, -0.1],
    [rim - 0.021, -0.105],
    [0, -0.105],
  ];
}

function hubProfile(rim: number): Point[] {
  const cap = rim * 0.13;
  return [
    [cap * 1.5, -0.05],
    [cap * 1.4, -0.026],
    [cap, -0.02],
    [cap * 0.7, -0.016],
    [0, -0.015],
  ];
}

function placed(
  { x, z, radius, side }: WheelPlace,
  [u, v, outwards]: Local,
): readonly [number, number, number] {
  return [x + side * u, radius + v, z + side * outwards];
}

function lathe(place: WheelPlace, profile: readonly Point[], material: Material): Mesh {
  return gridMesh(
    {
      rows: profile.length,
      columns: AROUND + 1,
      point: (row, column) => {
        const angle = (2 * Math.PI * column) / AROUND;
        const [r, outwards] = profile[row] ?? [0, 0];
        return placed(place, [r * Math.cos(angle), r * Math.sin(angle), outwards]);
      },
    },
    material,
  );
}

/** Rubber outside the rim, bright rim, dark barrel with the brake disc at its bottom. */
function wheelMaterial({ x, z, radius, side }: WheelPlace, rim: number, metal: string): Material {
  const [red, green, blue] = linear(metal);
  return (sample) => {
    const r = Math.hypot(sample.x - x, sample.y - radius);
    const depth = (z - sample.z) * side;
    const isLip = r <= rim + 0.001 && depth < 0.022;
    const isDisc = depth > 0.09 && depth < 0.15 && r > rim * 0.38 && r < rim * 0.82;
    const rubber = 0.012 + 0.006 * smoothstep(0.85, 0.97, r / radius) - 0.003 * Math.abs(Math.sin(r * 190));
    sample.red = isLip ? red : isDisc ? 0.045 : rubber;
    sample.green = isLip ? green : isDisc ? 0.046 : rubber;
    sample.blue = isLip ? blue : isDisc ? 0.048 : rubber * 1.08;
    sample.mirror = isLip ? 0.35 : isDisc ? 0.06 : 0.008;
    sample.grazing = isLip ? 1 : 0.12;
    return true;
  };
}

/** Angle of each spoke's middle as a function of the radius' share of the rim. */
function spokeCentres({ style, spokes }: WheelDesign): ((share: number) => number)[] {
  const step = (2 * Math.PI) / spokes;
  const starts = Array.from({ length: spokes }, (_, i) => Math.PI / 2 + i * step);
  switch (style) {
    case 'single':
    case 'cover':
      return starts.map((start) => () => start);
    case 'turbine':
      return starts.map((start) => (share) => start + 0.55 * share * share);
    case 'double':
      return starts.flatMap((start) => [-1, 1].map((hand) => () => start + hand * step * 0.17));
    case 'split':
      return starts.flatMap((start) =>
        [-1, 1].map((hand) => (share: number) => start + hand * step * 0.3 * smoothstep(0.25, 1, share)),
      );
  }
}

/** Half-width of a spoke in metres at a share of the rim's radius. */
function spokeWidth({ style, spokes }: WheelDesign, rim: number): (share: number) => number {
  const circle = (2 * Math.PI * rim) / spokes;
  const [hub, waist, end] = SPOKE_SHARES[style];
  return interpolate([
    [0.1, circle * hub],
    [0.55, circle * waist],
    [1, circle * end],
  ]);
}

/** Half-widths at hub, half way and rim, as shares of the distance between spokes at the rim. */
const SPOKE_SHARES = {
  single: [0.14, 0.13, 0.2],
  double: [0.075, 0.052, 0.066],
  turbine: [0.13, 0.14, 0.22],
  cover: [0.2, 0.36, 0.43],
  split: [0.085, 0.062, 0.075],
} as const;

/** Cross-section of a spoke: place across (share of its half-width) and height (metres). */
const SECTION: readonly Point[] = [
  [-1, -0.045],
  [-1, -0.006],
  [-0.9, 0],
  [-0.45, 0.003],
  [0, 0.004],
  [0.45, 0.003],
  [0.9, 0],
  [1, -0.006],
  [1, -0.045],
];

function spoke(
  place: WheelPlace,
  design: WheelDesign,
  rim: number,
  angleAt: (share: number) => number,
): Mesh {
  const widthAt = spokeWidth(design, rim);
  const rows = 14;
  return gridMesh(
    {
      rows,
      columns: SECTION.length,
      point: (row, column) => {
        const share = 0.16 + (0.82 * row) / (rows - 1);
        const [across, height] = SECTION[column] ?? [0, 0];
        const angle = angleAt(share);
        const sideways = across * widthAt(share);
        const r = rim * share;
        const dish = -0.03 + 0.016 * smoothstep(0.1, 0.6, share);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return placed(place, [r * cos + sideways * sin, r * sin - sideways * cos, dish + height]);
      },
    },
    plainMaterial(design.metal, 0.22),
  );
}
