import { circle, curve, plate, shape } from '../../geometry/path.ts';
import type { BodySurface } from '../body-surface.ts';
import type { CarDesign } from '../car-design.ts';
import type { Art } from './decal.ts';
import { sideHeadlamp } from './headlamps.ts';
import { filled, shade, stroked, trace, type Piece } from './piece.ts';
import { seam } from './seam.ts';
import { LAMP_DEFINITIONS } from './shared.ts';
import { sideWindowDefinitions, sideWindows } from './side-windows.ts';
import { sideTailLamp } from './tail-lamps.ts';

const PLASTIC = '#24282a';

/** What is seen on the car's flank: windows, shut lines, handles, trim and the sides of the lamps. */
export function sideArt(design: CarDesign, surface: BodySurface): Art {
  return {
    frame: { left: -0.1, right: surface.length + 0.1, bottom: 0, top: surface.top + 0.05 },
    definitions: sideWindowDefinitions(surface.length) + LAMP_DEFINITIONS,
    pieces: [
      ...shutLines(design, surface),
      lowerTrim(design, surface),
      ...bedGap(design, surface),
      ...handles(design, surface),
      ...sideHeadlamp(design.face),
      ...sideTailLamp(design.back, surface.length),
      ...arches(design),
      ...sideWindows(surface, design.windows, design.trim),
    ],
  };
}

function shutLines({ doors, body }: CarDesign, { beltAt, bottom }: BodySurface): Piece[] {
  const low = bottom + 0.09;
  const first = doors.seams.at(0) ?? 0;
  const last = doors.seams.at(-1) ?? 0;
  const archFront = body.rearAxle - body.wheelRadius - body.archGap - 0.03;
  const front = curve(
    [first + 0.02, beltAt(first)],
    [first, 0.62, 0.2],
    [first + 0.03, low, 0.1],
    [first + 0.2, low],
  );
  const inner = doors.seams.slice(1, -1).map((x) => curve([x, beltAt(x)], [x - 0.01, 0.6, 0.3], [x, low]));
  const rear =
    last > archFront
      ? curve(
          [last, beltAt(last)],
          [last, 0.78, 0.18],
          [archFront, 0.62, 0.2],
          [archFront - 0.02, low, 0.05],
          [archFront - 0.2, low],
        )
      : curve([last, beltAt(last)], [last - 0.01, 0.62, 0.2], [last - 0.02, low, 0.08], [last - 0.2, low]);
  const sill = curve([first + 0.15, low], [Math.min(last, archFront) - 0.15, low]);
  const rail = doors.sliding
    ? seam(curve([last, beltAt(last) - 0.09], [last + 0.75, beltAt(last) - 0.08]))
    : [];
  return [...[front, ...inner, rear, sill].flatMap((path) => seam(path)), ...rail];
}

/** Cab and bed of a pick-up are bodies of their own. */
function bedGap({ back: { bed } }: CarDesign, { bottom }: BodySurface): Piece[] {
  if (!bed) return [];
  const x = bed.from - 0.02;
  return seam(curve([x, bottom], [x, bed.height + 0.1]), 0.022).map((piece) => ({ ...piece, opacity: 0.75 }));
}

function handles({ doors, trim }: CarDesign, { beltAt }: BodySurface): Piece[] {
  return doors.seams.slice(1).flatMap((x, i): Piece[] => {
    const opensBackwards = doors.sliding && i === 1;
    const middle = opensBackwards ? (doors.seams[1] ?? 0) + 0.17 : x - 0.16;
    const y = beltAt(middle) - doors.handleHeight;
    const grip = plate(middle, y + 0.004, 0.2, 0.026, 0.012);
    return [
      shade(plate(middle, y - 0.004, 0.15, 0.06, 0.03), '#000', 0.22),
      trim.brightwork ? filled(grip, '#dfe4e6', 'chrome') : shade(grip, '#ffffff', 0.22),
      trace(curve([middle - 0.09, y - 0.012], [middle + 0.09, y - 0.012]), '#000', 0.005, 0.45),
    ];
  });
}

function lowerTrim({ trim, body }: CarDesign, { bottom, length }: BodySurface): Piece {
  const top = bottom + (trim.cladding ? 0.15 : 0.045);
  const sill = shape(
    [-0.2, 0],
    [length + 0.2, 0],
    [length + 0.2, top + 0.03, 0.01],
    [body.rearAxle, top, 0.01],
    [body.frontAxle, top, 0.01],
    [-0.2, top + 0.03, 0.01],
  );
  return filled(sill, PLASTIC, 'plastic');
}

function arches({ body: { frontAxle, rearAxle, wheelRadius, archGap }, trim }: CarDesign): Piece[] {
  const radius = wheelRadius + archGap;
  return [frontAxle, rearAxle].flatMap((x) =>
    trim.cladding
      ? [stroked(circle(x, wheelRadius, radius), PLASTIC, 0.11, 'plastic')]
      : [
          trace(circle(x, wheelRadius, radius + 0.018), '#fff', 0.022, 0.16),
          trace(circle(x, wheelRadius, radius), '#000', 0.012, 0.5),
        ],
  );
}
