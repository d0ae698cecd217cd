import { generations, paints, type Generation } from './generation.ts';

const PAINTS = paints(`
  083 | WHITE NOVA GLASS FLAKE           | #f3f3f0 | 2
  085 | SONIC QUARTZ                     | #efeeeb | 3
  1J7 | SONIC TITANIUM                   | #9b9a97 | 2
  1H9 | MERCURY GRAY MICA                | #676a6d | 1
  223 | GRAPHITE BLACK GLASS FLAKE       | #17181c | 2
  3R1 | RED MICA CRYSTAL SHINE           | #841820 | 1
  8X1 | HEAT BLUE CONTRAST LAYERING      | #1450a3 | 1
`);

export const LEXUS: Generation[] = generations({ make: 'LEXUS', origin: 'JAPAN', paints: PAINTS }, [
  {
    model: 'CT200H',
    bodyStyle: 'hatchback',
    years: [2013, 2022],
    price: { year: 2017, rupees: 765_000 },
    preOwned: 1,
    variants: [['ZWA10-2######', 'PETROL HYBRID', 1797, 'CVT', 'VERSION C', 'F SPORT', 'VERSION L']],
  },
  {
    model: 'IS300H',
    bodyStyle: 'sedan',
    years: [2020, 2025],
    price: { year: 2022, rupees: 2_280_000 },
    yearlyLoss: 0.1,
    imported: 1,
    variants: [['AVE30-5######', 'PETROL HYBRID', 2493, 'CVT', 'IS300H', 'F SPORT', 'VERSION L']],
  },
  {
    model: 'UX250H',
    bodyStyle: 'compact-suv',
    years: [2018, 2023],
    price: { year: 2022, rupees: 1_790_000 },
    yearlyLoss: 0.1,
    imported: 2,
    variants: [
      ['MZAH10-2######', 'PETROL HYBRID', 1986, 'CVT', 'UX250H', 'VERSION C', 'F SPORT', 'VERSION L'],
    ],
  },
  {
    model: 'NX350H',
    bodyStyle: 'suv',
    years: [2022, 2025],
    price: { year: 2022, rupees: 2_790_000 },
    yearlyLoss: 0.1,
    imported: 2,
    extras: ['Power tailgate'],
    variants: [['AAZH20-1######', 'PETROL HYBRID', 2487, 'CVT', 'NX350H', 'F SPORT', 'VERSION L']],
  },
]);
