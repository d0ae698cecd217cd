import { generations, paints, type Generation } from './generation.ts';

const PORSCHE_PAINTS = paints(`
  C9A  | CARRARA WHITE METALLIC      | #f1f2f0 | 1
  C9X  | JET BLACK METALLIC          | #141519 | 1
  M7U  | GT SILVER METALLIC          | #b3b6b8 | 1
  M7S  | VOLCANO GREY METALLIC       | #55595e | 1
  M5J  | GENTIAN BLUE METALLIC       | #1b3f77 | 1
  M3A  | CRAYON                      | #b4b0a6 | 1
`);

const TESLA_PAINTS = paints(`
  PPSW | PEARL WHITE MULTI-COAT      | #f3f3f0 | 3
  PBSB | SOLID BLACK                 | #141519 | 1
  PMNG | MIDNIGHT SILVER METALLIC    | #4b4f54 | 2
  PPSB | DEEP BLUE METALLIC          | #1b3f77 | 1
  PPMR | RED MULTI-COAT              | #98121b | 1
`);

/** These makers print no paint code that the trade uses. */
const MG_PAINTS = paints(`
       | ARCTIC WHITE                | #f3f4f3 | 2
       | STERLING SILVER             | #b8bcbf | 1
       | BLACK PEARL                 | #15161a | 1
       | DYNAMIC RED                 | #a3141c | 1
       | HOLBORN BLUE                | #274d7d | 1
`);
const BYD_PAINTS = paints(`
       | SKI WHITE                   | #f3f4f3 | 2
       | BOULDER GREY                | #868b8f | 1
       | SURF BLUE                   | #3f7fb0 | 1
       | PARKOUR RED                 | #a3141c | 1
`);

export const PORSCHE: Generation[] = generations(
  { make: 'PORSCHE', origin: 'UNITED KINGDOM', paints: PORSCHE_PAINTS },
  [
    {
      model: 'MACAN',
      bodyStyle: 'suv',
      years: [2019, 2024],
      price: { year: 2022, rupees: 3_390_000 },
      imported: 2,
      extras: ['All-wheel drive', 'Power tailgate'],
      variants: [['WP1ZZZ95Z%L######', 'PETROL', 1984, '7DCT', 'MACAN', 'MACAN T']],
    },
    {
      model: 'TAYCAN',
      bodyStyle: 'sedan',
      years: [2020, 2024],
      price: { year: 2022, rupees: 4_490_000 },
      yearlyLoss: 0.11,
      imported: 1,
      extras: ['Air suspension'],
      variants: [
        ['WP0ZZZY1Z%S######', 'ELECTRIC (5)', 300, 'A/T', 'TAYCAN', 'TAYCAN PERFORMANCE BATTERY PLUS'],
      ],
    },
    {
      model: '718 CAYMAN',
      bodyStyle: 'coupe',
      years: [2018, 2024],
      price: { year: 2022, rupees: 3_190_000 },
      imported: 1,
      extras: ['Sports seats', 'Sports exhaust'],
      variants: [['WP0ZZZ98Z%K######', 'PETROL', 1988, '7DCT', '718 CAYMAN', '718 CAYMAN STYLE EDITION']],
    },
  ],
);

const NOT_IN_A_TESLA = [
  'Apple CarPlay and Android Auto',
  'Front fog lamps',
  'Full leather seats',
  'Half-leather seats',
  'Head-up display',
  'Paddle shifters',
  'Panoramic roof',
  'Roof rails',
  '360° camera',
];

export const TESLA: Generation[] = generations(
  { make: 'TESLA', origin: 'UNITED KINGDOM', paints: TESLA_PAINTS },
  [
    {
      model: 'MODEL 3',
      bodyStyle: 'sedan',
      years: [2021, 2023],
      price: { year: 2022, rupees: 1_690_000 },
      yearlyLoss: 0.11,
      imported: 2,
      extras: ['Autopilot', 'Glass roof', '15-inch touch screen'],
      lacks: NOT_IN_A_TESLA,
      variants: [
        ['LRW3F7FS4%C######', 'ELECTRIC (5)', 208, 'A/T', 'REAR-WHEEL DRIVE'],
        ['LRW3F7EK2%C######', 'ELECTRIC (5)', 324, 'A/T', 'LONG RANGE'],
      ],
    },
    {
      model: 'MODEL Y',
      bodyStyle: 'suv',
      years: [2022, 2024],
      price: { year: 2022, rupees: 2_050_000 },
      yearlyLoss: 0.11,
      imported: 2,
      extras: ['Autopilot', 'Glass roof', 'Power tailgate', '15-inch touch screen'],
      lacks: NOT_IN_A_TESLA,
      variants: [
        ['LRWYHCFS6%C######', 'ELECTRIC (5)', 220, 'A/T', 'REAR-WHEEL DRIVE'],
        ['LRWYHCEK4%C######', 'ELECTRIC (5)', 378, 'A/T', 'LONG RANGE'],
      ],
    },
  ],
);

export const MG: Generation[] = generations({ make: 'MG', origin: 'CHINA', paints: MG_PAINTS }, [
  {
    model: 'ZS',
    bodyStyle: 'compact-suv',
    years: [2019, 2023],
    price: { year: 2021, rupees: 595_000 },
    preOwned: 2,
    variants: [
      ['LSJW74U95%Z######', 'PETROL', 1498, 'M/T', '1.5 COMFORT'],
      ['LSJW74U95%Z######', 'PETROL', 1498, 'A/T', '1.5 EXCITE', '1.5 ESSENCE'],
    ],
  },
  {
    model: 'MG4 EV',
    bodyStyle: 'hatchback',
    origin: 'UNITED KINGDOM',
    years: [2023, 2025],
    price: { year: 2023, rupees: 1_090_000 },
    yearlyLoss: 0.11,
    imported: 3,
    variants: [
      ['LSJWH4090%N######', 'ELECTRIC (5)', 125, 'A/T', 'SE'],
      ['LSJWH4092%N######', 'ELECTRIC (5)', 150, 'A/T', 'SE LONG RANGE', 'TROPHY LONG RANGE'],
    ],
  },
]);

export const BYD: Generation[] = generations({ make: 'BYD', origin: 'CHINA', paints: BYD_PAINTS }, [
  {
    model: 'ATTO 3',
    bodyStyle: 'compact-suv',
    years: [2023, 2024],
    price: { year: 2023, rupees: 1_320_000 },
    yearlyLoss: 0.1,
    preOwned: 2,
    variants: [['LGXCE4CC0%0######', 'ELECTRIC (5)', 150, 'A/T', 'COMFORT', 'DESIGN']],
  },
  {
    model: 'DOLPHIN',
    bodyStyle: 'hatchback',
    years: [2023, 2025],
    price: { year: 2024, rupees: 990_000 },
    yearlyLoss: 0.1,
    preOwned: 1,
    variants: [
      ['LGXCH4CD2%0######', 'ELECTRIC (5)', 70, 'A/T', 'ACTIVE'],
      ['LGXCH6CD4%0######', 'ELECTRIC (5)', 150, 'A/T', 'DESIGN'],
    ],
  },
]);
