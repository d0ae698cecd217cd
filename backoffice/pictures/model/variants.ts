import type { BodyStyle } from '../address.ts';
import type { CarDesign, GrilleStyle, LampStyle, TailStyle, WheelDesign } from './car-design.ts';
import { compactSuv } from './designs/compact-suv.ts';
import { coupe } from './designs/coupe.ts';
import { hatchback } from './designs/hatchback.ts';
import { kei } from './designs/kei.ts';
import { mpv } from './designs/mpv.ts';
import { pickup } from './designs/pickup.ts';
import { sedan } from './designs/sedan.ts';
import { suv } from './designs/suv.ts';
import { van } from './designs/van.ts';
import { wagon } from './designs/wagon.ts';

const DESIGNS: Record<BodyStyle, CarDesign> = {
  kei,
  hatchback,
  sedan,
  wagon,
  'compact-suv': compactSuv,
  suv,
  mpv,
  van,
  pickup,
  coupe,
};

type Looks = { lamps: readonly LampStyle[]; grilles: readonly GrilleStyle[]; tails: readonly TailStyle[] };

const LOW_CARS: Looks = {
  lamps: ['swept', 'slim'],
  grilles: ['shield', 'bar', 'slats'],
  tails: ['wide', 'bar'],
};
const TALL_CARS: Looks = {
  lamps: ['boxy', 'slim', 'swept'],
  grilles: ['slats', 'shield', 'bar'],
  tails: ['stack'],
};
const HATCHES: Looks = {
  lamps: ['swept', 'boxy', 'slim'],
  grilles: ['shield', 'bar', 'closed'],
  tails: ['upright', 'wide'],
};

const LOOKS: Record<BodyStyle, Looks> = {
  kei: { lamps: ['boxy', 'round'], grilles: ['bar', 'closed', 'slats'], tails: ['stack'] },
  hatchback: { ...HATCHES, lamps: ['swept', 'round', 'slim'] },
  sedan: LOW_CARS,
  wagon: { ...HATCHES, grilles: ['bar', 'shield', 'slats'] },
  'compact-suv': {
    lamps: ['slim', 'boxy', 'swept'],
    grilles: ['shield', 'bar', 'slats'],
    tails: ['wide', 'bar', 'upright'],
  },
  suv: { lamps: ['boxy', 'slim'], grilles: ['slats', 'shield', 'bar'], tails: ['wide', 'upright', 'bar'] },
  mpv: TALL_CARS,
  van: { ...TALL_CARS, lamps: ['boxy'] },
  pickup: { ...TALL_CARS, lamps: ['boxy', 'swept'] },
  coupe: { lamps: ['slim', 'swept'], grilles: ['bar', 'shield'], tails: ['bar', 'wide'] },
};

const ALLOYS: readonly WheelDesign[] = [
  { style: 'split', metal: '#dfe3e5', spokes: 5 },
  { style: 'double', metal: '#d9dee0', spokes: 5 },
  { style: 'turbine', metal: '#d4d9dc', spokes: 9 },
  { style: 'single', metal: '#5b6266', spokes: 5 },
  { style: 'single', metal: '#dfe3e5', spokes: 10 },
  { style: 'double', metal: '#484e52', spokes: 6 },
  { style: 'split', metal: '#c9ced1', spokes: 7 },
];

/** The design of a body style in one of its looks; look 0 is the design itself. */
export function designOf(bodyStyle: BodyStyle, variant: number): CarDesign {
  const design = DESIGNS[bodyStyle];
  const looks = LOOKS[bodyStyle];
  const { lamps, grilles, tails } = looks;
  if (variant === 0) return design;
  return {
    ...design,
    body: reshaped(design.body, variant),
    windows: { ...design.windows, privacy: variant % 4 !== 1 },
    face: { ...design.face, lamps: pick(lamps, variant), grille: pick(grilles, variant + (variant >> 2)) },
    back: { ...design.back, tails: pick(tails, variant + (variant >> 1)) },
    trim: {
      ...design.trim,
      brightwork: variant % 3 === 2,
      rails: design.trim.rails && variant % 4 !== 3,
      blackRoof:
        (bodyStyle === 'kei' || bodyStyle === 'hatchback' || bodyStyle === 'compact-suv') &&
        variant % 5 === 4,
    },
    wheel: design.wheel.style === 'cover' && variant % 2 === 0 ? design.wheel : pick(ALLOYS, variant * 3),
  };
}

/** Slightly other waistline, crease and wheels. */
function reshaped(body: CarDesign['body'], variant: number): CarDesign['body'] {
  const waist = 0.012 * ((variant % 3) - 1);
  const crease = 0.03 * ((variant % 4) - 1.5);
  return {
    ...body,
    wheelRadius: body.wheelRadius + 0.004 * ((variant % 3) - 1),
    belt: body.belt.map(([x, y], i) => [x, y + (i > 1 ? 1.6 * waist : waist)]),
    crease: [body.crease[0] - crease / 2, body.crease[1] + crease],
  };
}

function pick<T>(choices: readonly T[], index: number): T {
  const choice = choices[index % choices.length];
  if (choice === undefined) throw new RangeError('Nothing to pick from');
  return choice;
}
