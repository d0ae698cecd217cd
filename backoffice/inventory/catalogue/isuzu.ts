import { generations, paints, type Generation } from './generation.ts';

const PAINTS = paints(`
  729 | SPLASH WHITE                | #f1f2f0 | 3
  568 | TITANIUM SILVER METALLIC    | #b4b8bb | 2
  536 | OBSIDIAN GRAY MICA          | #4d5156 | 2
  564 | COSMIC BLACK MICA           | #17181c | 1
  549 | RED SPINEL MICA             | #8f1a21 | 1
`);

export const ISUZU: Generation[] = generations({ make: 'ISUZU', origin: 'THAILAND', paints: PAINTS }, [
  {
    model: 'D-MAX',
    bodyStyle: 'pickup',
    years: [2015, 2020],
    price: { year: 2018, rupees: 960_000 },
    yearlyLoss: 0.07,
    preOwned: 2,
    extras: ['Four-wheel drive', 'Load-bed liner'],
    variants: [
      ['MPATFS86J%T######', 'DIESEL', 2499, 'M/T', '2.5 LS DOUBLE CAB'],
      ['MPATFS85J%T######', 'DIESEL', 2999, 'A/T', '3.0 LS DOUBLE CAB'],
    ],
  },
  {
    model: 'D-MAX',
    bodyStyle: 'pickup',
    years: [2021, 2024],
    price: { year: 2022, rupees: 1_560_000 },
    yearlyLoss: 0.07,
    preOwned: 1,
    extras: ['Four-wheel drive', 'Load-bed liner', 'Rear differential lock'],
    variants: [['MPATFS40J%T######', 'DIESEL', 2999, 'A/T', '3.0 LS DOUBLE CAB', '3.0 V-CROSS DOUBLE CAB']],
  },
  {
    model: 'MU-X',
    bodyStyle: 'suv',
    years: [2016, 2020],
    price: { year: 2018, rupees: 1_090_000 },
    preOwned: 1,
    extras: ['Four-wheel drive', '7 seats'],
    variants: [['MPAUCS85G%T######', 'DIESEL', 2999, 'A/T', '3.0 LS', '3.0 LS-T']],
  },
]);
