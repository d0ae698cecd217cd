import { circle, curve, plate, shape } from '../../geometry/path.ts';
import type { BodySurface } from '../body-surface.ts';
import type { CarDesign, Face } from '../car-design.ts';
import type { Art } from './decal.ts';
import { grille, GRILLE_DEFINITIONS } from './grille.ts';
import { frontHeadlamps } from './headlamps.ts';
import { bothSides, filled, outlined, stroked, trace, type Piece } from './piece.ts';
import { seam } from './seam.ts';
import { blackRoof, LAMP_DEFINITIONS, numberPlate } from './shared.ts';
import { windscreen, WINDSCREEN_DEFINITIONS } from './windscreen.ts';

const BLACK = '#15191b';

/** What is seen on the car from the front: grille, lamps, bumper, plate, bonnet seams and windscreen. */
export function frontArt({ face, windows, trim }: CarDesign, surface: BodySurface): Art {
  return {
    frame: { left: -1.05, right: 1.05, bottom: 0, top: surface.top + 0.05 },
    definitions: LAMP_DEFINITIONS + WINDSCREEN_DEFINITIONS + GRILLE_DEFINITIONS,
    pieces: [
      ...bonnet(face, windows.windscreen[0]),
      ...bumper(face, trim.cladding, surface.bottom),
      ...grille(face, trim.brightwork),
      ...frontHeadlamps(face),
      ...numberPlate((face.grilleBottom + face.intakeTop) / 2 - 0.02),
      ...(trim.blackRoof ? [blackRoof(windows.windscreen[1] - 0.01)] : []),
      ...windscreen(surface, windows.windscreen),
    ],
  };
}

function bonnet({ bonnetEdge, lampInner }: Face, cowl: number): Piece[] {
  const edge = curve(
    [-lampInner - 0.12, bonnetEdge - 0.02],
    [-lampInner, bonnetEdge, 0.1],
    [0, bonnetEdge + 0.008],
    [lampInner, bonnetEdge, 0.1],
    [lampInner + 0.12, bonnetEdge - 0.02],
  );
  const side = curve(
    [lampInner + 0.12, bonnetEdge - 0.02],
    [lampInner + 0.24, bonnetEdge + 0.06],
    [lampInner + 0.26, cowl - 0.02],
  );
  const crease = curve(
    [lampInner - 0.08, bonnetEdge + 0.02],
    [lampInner - 0.02, (bonnetEdge + cowl) / 2],
    [lampInner + 0.05, cowl - 0.02],
  );
  const creased = [trace(crease, '#fff', 0.02, 0.1), trace(crease, '#000', 0.008, 0.12)];
  return [...seam(edge), ...bothSides([...seam(side, 0.014), ...creased])];
}

function bumper({ intakeTop, lampBottom, lampInner }: Face, cladding: boolean, bottom: number): Piece[] {
  const low = bottom + 0.06;
  const black = low + (cladding ? 0.1 : 0);
  const middle = (low + intakeTop) / 2;
  const intake = shape(
    [-0.56, low, 0.03],
    [0.56, low, 0.03],
    [0.47, intakeTop, 0.05],
    [-0.47, intakeTop, 0.05],
  );
  const pocket = shape(
    [lampInner + 0.1, low + 0.04, 0.03],
    [0.98, low + 0.06],
    [0.98, intakeTop + 0.06],
    [lampInner + 0.2, intakeTop + 0.04, 0.04],
  );
  const fogLamp = filled(circle(lampInner + 0.27, middle + 0.045, 0.042), 'url(#lens)', 'lamp');
  const fold = curve([lampInner + 0.12, lampBottom - 0.04], [0.7, lampBottom - 0.05], [1, lampBottom - 0.02]);
  return [
    filled(shape([-1.1, 0], [1.1, 0], [1.1, black], [-1.1, black]), BLACK, 'plastic'),
    filled(intake, 'url(#mesh)', 'plastic'),
    stroked(curve([-0.5, middle], [0.5, middle]), '#33393c', 0.014, 'plastic'),
    ...bothSides([
      filled(pocket, BLACK, 'plastic'),
      outlined(fogLamp, '#2c3236', 0.012),
      trace(fold, '#fff', 0.016, 0.14),
    ]),
    filled(plate(0, low - 0.02, 0.9, 0.018, 0.008), '#aab2b5', cladding ? 'chrome' : 'plastic'),
  ];
}
