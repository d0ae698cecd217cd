import { generations, paints, type Generation } from './generation.ts';

const PAINTS = paints(`
  NH788P | WHITE ORCHID PEARL            | #f2f2ee | 2
  NH883P | PLATINUM WHITE PEARL          | #f0f0eb | 3
  NH578  | TAFFETA WHITE                 | #f4f4f1 | 1
  NH830M | LUNAR SILVER METALLIC         | #b5b9bd | 2
  NH797M | MODERN STEEL METALLIC         | #54585e | 2
  NH880M | METEOROID GRAY METALLIC       | #6a6e74 | 1
  NH731P | CRYSTAL BLACK PEARL           | #131519 | 3
  R565M  | PREMIUM CRYSTAL RED METALLIC  | #98141f | 1
  B593M  | BRILLIANT SPORTY BLUE METALLIC| #1f4e93 | 1
  B588P  | MIDNIGHT BLUE BEAM METALLIC   | #1f3457 | 1
`);

const SLIDING_DOORS = ['Electric sliding doors', 'Rear air conditioning'];

export const HONDA: Generation[] = generations({ make: 'HONDA', origin: 'JAPAN', paints: PAINTS }, [
  {
    model: 'FIT',
    bodyStyle: 'hatchback',
    years: [2017, 2019],
    price: { year: 2018, rupees: 590_000 },
    preOwned: 2,
    variants: [
      ['GK3-1######', 'PETROL', 1317, 'CVT', '13G F PACKAGE', '13G L HONDA SENSING'],
      [
        'GP5-3######',
        'PETROL HYBRID',
        1496,
        '7DCT',
        'HYBRID F PACKAGE',
        'HYBRID L PACKAGE',
        'HYBRID S HONDA SENSING',
      ],
    ],
  },
  {
    model: 'FIT',
    bodyStyle: 'hatchback',
    years: [2020, 2025],
    price: { year: 2022, rupees: 790_000 },
    imported: 5,
    variants: [['GR3-1######', 'PETROL HYBRID', 1496, 'CVT', 'E:HEV BASIC', 'E:HEV HOME', 'E:HEV LUXE']],
  },
  {
    model: 'VEZEL',
    bodyStyle: 'compact-suv',
    years: [2016, 2020],
    price: { year: 2018, rupees: 820_000 },
    preOwned: 2,
    variants: [
      ['RU1-1######', 'PETROL', 1496, 'CVT', 'G HONDA SENSING', 'X HONDA SENSING'],
      ['RU3-1######', 'PETROL HYBRID', 1496, '7DCT', 'HYBRID X', 'HYBRID Z', 'HYBRID RS'],
    ],
  },
  {
    model: 'VEZEL',
    bodyStyle: 'compact-suv',
    years: [2021, 2025],
    price: { year: 2022, rupees: 1_230_000 },
    imported: 4,
    variants: [
      ['RV3-1######', 'PETROL', 1496, 'CVT', 'G'],
      ['RV5-1######', 'PETROL HYBRID', 1496, 'CVT', 'E:HEV X', 'E:HEV Z', 'E:HEV PLAY'],
    ],
  },
  {
    model: 'GRACE',
    bodyStyle: 'sedan',
    years: [2015, 2020],
    price: { year: 2018, rupees: 565_000 },
    preOwned: 1,
    variants: [['GM4-1######', 'PETROL HYBRID', 1496, '7DCT', 'HYBRID DX', 'HYBRID LX', 'HYBRID EX']],
  },
  {
    model: 'SHUTTLE',
    bodyStyle: 'wagon',
    years: [2016, 2022],
    price: { year: 2021, rupees: 830_000 },
    imported: 1,
    preOwned: 1,
    variants: [
      ['GK8-1######', 'PETROL', 1496, 'CVT', 'G HONDA SENSING'],
      ['GP7-2######', 'PETROL HYBRID', 1496, '7DCT', 'HYBRID', 'HYBRID X', 'HYBRID Z'],
    ],
  },
  {
    model: 'FREED',
    bodyStyle: 'mpv',
    years: [2020, 2024],
    price: { year: 2021, rupees: 925_000 },
    imported: 3,
    extras: ['6 seats', ...SLIDING_DOORS],
    variants: [
      ['GB5-3######', 'PETROL', 1496, 'CVT', 'G HONDA SENSING'],
      ['GB7-3######', 'PETROL HYBRID', 1496, '7DCT', 'HYBRID G HONDA SENSING', 'HYBRID CROSSTAR'],
    ],
  },
  {
    model: 'STEPWGN',
    bodyStyle: 'mpv',
    years: [2023, 2025],
    price: { year: 2023, rupees: 1_800_000 },
    imported: 1,
    extras: ['7 seats', ...SLIDING_DOORS],
    variants: [
      ['RP8-1######', 'PETROL HYBRID', 1993, 'CVT', 'E:HEV AIR', 'E:HEV SPADA', 'E:HEV SPADA PREMIUM LINE'],
    ],
  },
  {
    model: 'CIVIC',
    bodyStyle: 'hatchback',
    years: [2017, 2021],
    price: { year: 2018, rupees: 890_000 },
    preOwned: 1,
    variants: [['FK7-1######', 'PETROL', 1496, 'CVT', 'HATCHBACK', 'HATCHBACK HONDA SENSING']],
  },
  {
    model: 'CIVIC',
    bodyStyle: 'hatchback',
    years: [2022, 2025],
    price: { year: 2022, rupees: 1_480_000 },
    imported: 2,
    variants: [
      ['FL1-1######', 'PETROL', 1496, 'CVT', 'LX', 'EX'],
      ['FL4-1######', 'PETROL HYBRID', 1993, 'CVT', 'E:HEV'],
    ],
  },
  {
    model: 'CR-V',
    bodyStyle: 'suv',
    years: [2018, 2022],
    price: { year: 2022, rupees: 1_820_000 },
    imported: 1,
    variants: [
      [
        'RT5-1######',
        'PETROL HYBRID',
        1993,
        'CVT',
        'E:HEV EX',
        'E:HEV EX MASTERPIECE',
        'E:HEV EX BLACK EDITION',
      ],
    ],
  },
  {
    model: 'ZR-V',
    bodyStyle: 'suv',
    years: [2024, 2025],
    price: { year: 2024, rupees: 1_840_000 },
    imported: 2,
    variants: [['RZ4-1######', 'PETROL HYBRID', 1993, 'CVT', 'E:HEV X', 'E:HEV Z']],
  },
  {
    model: 'N-BOX',
    bodyStyle: 'kei',
    years: [2017, 2023],
    price: { year: 2022, rupees: 485_000 },
    imported: 2,
    extras: ['Electric sliding doors'],
    variants: [['JF3-5######', 'PETROL', 658, 'CVT', 'G', 'L', 'CUSTOM L', 'CUSTOM L TURBO']],
  },
  {
    model: 'N-WGN',
    bodyStyle: 'kei',
    years: [2019, 2025],
    price: { year: 2022, rupees: 445_000 },
    imported: 2,
    variants: [['JH3-1######', 'PETROL', 658, 'CVT', 'G', 'L', 'CUSTOM L']],
  },
]);
