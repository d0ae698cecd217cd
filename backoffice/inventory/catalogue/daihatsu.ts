import { generations, paints, type Generation } from './generation.ts';

const PAINTS = paints(`
  W19 | WHITE                       | #f2f3f1 | 2
  W25 | SHINING WHITE PEARL         | #f0f0eb | 3
  S28 | BRIGHT SILVER METALLIC      | #bbbfc3 | 2
  X07 | BLACK MICA METALLIC         | #17181c | 2
  R67 | FIRE QUARTZ RED METALLIC    | #9d1b24 | 1
  B82 | LASER BLUE CRYSTAL SHINE    | #1f5cab | 1
  T32 | PLUM BROWN CRYSTAL MICA     | #46343a | 1
`);

export const DAIHATSU: Generation[] = generations({ make: 'DAIHATSU', origin: 'JAPAN', paints: PAINTS }, [
  {
    model: 'MIRA E:S',
    bodyStyle: 'kei',
    years: [2017, 2025],
    price: { year: 2022, rupees: 375_000 },
    imported: 2,
    preOwned: 1,
    variants: [['LA350S-0######', 'PETROL', 658, 'CVT', 'L SA III', 'X SA III', 'G SA III']],
  },
  {
    model: 'MOVE',
    bodyStyle: 'kei',
    years: [2015, 2023],
    price: { year: 2021, rupees: 395_000 },
    imported: 1,
    variants: [
      ['LA150S-1######', 'PETROL', 658, 'CVT', 'L SA III', 'X SA III', 'CUSTOM X LIMITED II SA III'],
    ],
  },
  {
    model: 'TANTO',
    bodyStyle: 'kei',
    years: [2019, 2025],
    price: { year: 2022, rupees: 475_000 },
    imported: 2,
    extras: ['Electric sliding doors'],
    variants: [['LA650S-0######', 'PETROL', 658, 'CVT', 'L', 'X', 'CUSTOM X', 'CUSTOM RS']],
  },
  {
    model: 'TAFT',
    bodyStyle: 'kei',
    years: [2020, 2025],
    price: { year: 2022, rupees: 510_000 },
    imported: 2,
    extras: ['Fixed glass roof'],
    variants: [['LA900S-0######', 'PETROL', 658, 'CVT', 'X', 'G', 'G TURBO']],
  },
  {
    model: 'ROCKY',
    bodyStyle: 'compact-suv',
    years: [2022, 2025],
    price: { year: 2022, rupees: 845_000 },
    imported: 2,
    variants: [
      ['A201S-0######', 'PETROL', 1196, 'CVT', 'L', 'X', 'PREMIUM G'],
      ['A202S-0######', 'PETROL HYBRID', 1196, 'CVT', 'X HEV', 'PREMIUM G HEV'],
    ],
  },
  {
    model: 'HIJET CARGO',
    bodyStyle: 'van',
    years: [2022, 2025],
    price: { year: 2022, rupees: 505_000 },
    imported: 1,
    extras: ['Dual sliding doors'],
    variants: [['S700V-0######', 'PETROL', 658, 'CVT', 'DELUXE', 'CRUISE', 'CRUISE TURBO']],
  },
]);
