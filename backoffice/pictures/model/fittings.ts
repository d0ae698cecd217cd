import { mix } from '../geometry/ease.ts';
import type { Material, Mesh, Sample } from '../render/mesh.ts';
import { plainMaterial } from './plain-material.ts';
import { stationWhere, type BodySurface } from './body-surface.ts';
import type { CarDesign } from './car-design.ts';
import { gridMesh } from './grid-mesh.ts';

type Place = readonly [x: number, y: number, z: number];

/** What stands out from the body: mirrors, roof rails, aerial, and the dark inside of the wheel arches. */
export function fittingMeshes(design: CarDesign, surface: BodySurface, paint: string): Mesh[] {
  const sides = [1, -1] as const;
  return [
    ...sides.flatMap((side) => mirror(design, surface, paint, side)),
    ...(design.trim.rails ? sides.map((side) => roofRail(design, surface, side)) : []),
    ...sides.flatMap((side) =>
      [design.body.frontAxle, design.body.rearAxle].map((x) => archLiner(design, surface, x, side)),
    ),
    ...aerial(design, surface, paint),
  ];
}

/** A rounded box around a place; `half` are its half-sizes. */
function pebble([x, y, z]: Place, half: Place, material: Material, squareness = 0.6): Mesh {
  const [rows, columns] = [20, 32];
  function power(value: number) {
    return Math.sign(value) * Math.abs(value) ** squareness;
  }
  return gridMesh(
    {
      rows: rows + 1,
      columns: columns + 1,
      point: (row, column) => {
        const latitude = Math.PI * (row / rows - 0.5);
        const longitude = (-2 * Math.PI * column) / columns;
        const ring = power(Math.cos(latitude));
        return [
          x + half[0] * ring * power(Math.cos(longitude)),
          y + half[1] * power(Math.sin(latitude)),
          z + half[2] * ring * power(Math.sin(longitude)),
        ];
      },
    },
    material,
  );
}

function mirror({ windows }: CarDesign, surface: BodySurface, paint: string, side: 1 | -1): Mesh[] {
  const x =
    stationWhere(surface.length, (at) => surface.topAt(at) - windows.roofEdge > surface.beltAt(at) + 0.03) +
    0.2;
  const y = surface.beltAt(x) + 0.075;
  const z = surface.sideAt(x, y - 0.06);
  const painted = plainMaterial(paint, 0.07);
  const glass = plainMaterial('#7f949c', 0.3);
  const dark = plainMaterial('#15181a', 0.02);
  function shell(sample: Sample): boolean {
    const part = sample.nx > 0.8 ? glass : sample.y < y - 0.045 ? dark : painted;
    return part(sample);
  }
  return [
    pebble([x + 0.02, y, side * (z + 0.115)], [0.07, 0.075, 0.115], shell, 0.55),
    pebble([x + 0.01, y - 0.055, side * (z + 0.01)], [0.045, 0.022, 0.06], dark),
  ];
}

function roofRail({ windows }: CarDesign, surface: BodySurface, side: 1 | -1): Mesh {
  const start = surface.noseAt(surface.top - 0.05) + 0.25;
  const end = Math.min(windows.end[1] + 0.12, surface.tailAt(surface.top - 0.09) - 0.15);
  const [along, around] = [40, 10];
  return gridMesh(
    {
      rows: along + 1,
      columns: around + 1,
      point: (row, column) => {
        const share = row / along;
        const x = mix(start, end, share);
        const angle = (2 * Math.PI * column * side) / around;
        const lift = 0.03 * Math.min(1, share * 12, (1 - share) * 12);
        const y = surface.topAt(x) - 0.035 + lift;
        const z = surface.sideAt(x, surface.topAt(x) - 0.06) - 0.09;
        return [x, y + 0.014 * Math.sin(angle), side * z + 0.016 * side * Math.cos(angle)];
      },
    },
    plainMaterial('#8f989c', 0.3),
  );
}

function aerial({ back, trim }: CarDesign, surface: BodySurface, paint: string): Mesh[] {
  const x = (back.bed ? back.bed.from : surface.tailAt(surface.top - 0.08)) - 0.38;
  return [
    pebble(
      [x, surface.topAt(x) + 0.012, 0],
      [0.06, 0.022, 0.012],
      plainMaterial(trim.blackRoof ? '#0d0f11' : paint, 0.07),
      0.9,
    ),
  ];
}

/** A drum open to the outside: keeps one from looking through the car. */
function archLiner({ body }: CarDesign, surface: BodySurface, x: number, side: 1 | -1): Mesh {
  const radius = body.wheelRadius + body.archGap + 0.004;
  const black = plainMaterial('#0b0c0d', 0);
  const around = 48;
  return gridMesh(
    {
      rows: 3,
      columns: around + 1,
      point: (row, column) => {
        const angle = (2 * Math.PI * column * side) / around;
        const r = row === 2 ? 0 : radius;
        const [px, py] = [x + r * Math.cos(angle), body.wheelRadius + r * Math.sin(angle)];
        const outer = surface.halfWidthAt(px, Math.max(surface.bottom, py)) - 0.004;
        return [px, py, side * (row === 0 ? outer : body.width / 2 - 0.36)];
      },
    },
    (sample) => sample.y > surface.bottom && black(sample),
  );
}
