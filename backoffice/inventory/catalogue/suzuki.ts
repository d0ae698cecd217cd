import { generations, paints, type Generation } from './generation.ts';

const PAINTS = paints(`
  ZVR | PURE WHITE PEARL            | #f1f1ec | 3
  26U | SUPERIOR WHITE              | #f3f4f2 | 2
  Z2S | SILKY SILVER METALLIC       | #bdc1c4 | 2
  ZMV | STEEL SILVER METALLIC       | #8f959b | 1
  ZVL | MEDIUM GRAY                 | #6c7074 | 1
  ZJ3 | BLUISH BLACK PEARL 3        | #15171d | 2
  ZWP | BURNING RED PEARL METALLIC  | #a3131c | 2
  ZWG | SPEEDY BLUE METALLIC        | #1d57a6 | 2
`);

const JIMNY_PAINTS = paints(`
  ZJ3 | BLUISH BLACK PEARL 3        | #15171d | 2
  ZZB | JUNGLE GREEN                | #3e4a3d | 2
  ZVL | MEDIUM GRAY                 | #6c7074 | 2
  26U | SUPERIOR WHITE              | #f3f4f2 | 2
  ZZD | CHIFFON IVORY METALLIC      | #cfc6ae | 1
  ZZC | KINETIC YELLOW              | #d8d23a | 1
`);

const VAN_PAINTS = paints(`
  26U | SUPERIOR WHITE              | #f3f4f2 | 3
  Z2S | SILKY SILVER METALLIC       | #bdc1c4 | 2
  ZJ3 | BLUISH BLACK PEARL 3        | #15171d | 1
`);

const INDIAN_PAINTS = paints(`
  26U | SUPERIOR WHITE              | #f3f4f2 | 4
  Z2S | SILKY SILVER METALLIC       | #bdc1c4 | 3
  ZTN | GRANITE GREY METALLIC       | #5b6064 | 2
  ZYB | FIRE RED                    | #b0161c | 2
`);

const KEI_EXTRAS = ['Idling stop', 'Auto lights'];

export const SUZUKI: Generation[] = generations({ make: 'SUZUKI', origin: 'JAPAN', paints: PAINTS }, [
  {
    model: 'SWIFT',
    bodyStyle: 'hatchback',
    years: [2017, 2020],
    price: { year: 2018, rupees: 470_000 },
    preOwned: 2,
    variants: [
      ['ZC83S-######', 'PETROL', 1242, 'CVT', 'XG', 'XL'],
      ['ZC53S-######', 'PETROL HYBRID', 1242, 'CVT', 'HYBRID ML', 'HYBRID RS'],
    ],
  },
  {
    model: 'SWIFT',
    bodyStyle: 'hatchback',
    years: [2020, 2023],
    price: { year: 2022, rupees: 665_000 },
    imported: 4,
    variants: [
      ['ZC83S-######', 'PETROL', 1242, 'CVT', 'XG', 'XL'],
      ['ZC53S-######', 'PETROL HYBRID', 1242, 'CVT', 'HYBRID MG', 'HYBRID RS', 'HYBRID MZ'],
    ],
  },
  {
    model: 'SWIFT',
    bodyStyle: 'hatchback',
    years: [2024, 2025],
    price: { year: 2024, rupees: 850_000 },
    imported: 2,
    variants: [['ZCEDS-######', 'PETROL HYBRID', 1197, 'CVT', 'HYBRID MX', 'HYBRID MZ']],
  },
  {
    model: 'SWIFT SPORT',
    bodyStyle: 'hatchback',
    years: [2017, 2024],
    price: { year: 2022, rupees: 985_000 },
    imported: 1,
    extras: ['Sports seats', 'Dual exhaust'],
    variants: [
      ['ZC33S-######', 'PETROL', 1371, 'M/T', 'SPORT'],
      ['ZC33S-######', 'PETROL', 1371, 'A/T', 'SPORT'],
    ],
  },
  {
    model: 'ALTO',
    bodyStyle: 'kei',
    years: [2015, 2021],
    price: { year: 2018, rupees: 290_000 },
    preOwned: 1,
    variants: [['HA36S-######', 'PETROL', 658, 'CVT', 'L', 'S', 'X']],
  },
  {
    model: 'ALTO',
    bodyStyle: 'kei',
    years: [2022, 2025],
    price: { year: 2022, rupees: 395_000 },
    imported: 3,
    extras: KEI_EXTRAS,
    variants: [
      ['HA37S-######', 'PETROL', 657, 'CVT', 'A', 'L'],
      ['HA97S-######', 'PETROL HYBRID', 657, 'CVT', 'HYBRID S', 'HYBRID X'],
    ],
  },
  {
    model: 'WAGON R',
    bodyStyle: 'kei',
    years: [2017, 2019],
    price: { year: 2018, rupees: 325_000 },
    preOwned: 1,
    variants: [['MH55S-######', 'PETROL HYBRID', 658, 'CVT', 'HYBRID FX', 'HYBRID FZ']],
  },
  {
    model: 'WAGON R',
    bodyStyle: 'kei',
    years: [2023, 2025],
    price: { year: 2023, rupees: 470_000 },
    imported: 3,
    extras: KEI_EXTRAS,
    variants: [
      ['MH85S-######', 'PETROL', 657, 'CVT', 'FX'],
      ['MH95S-######', 'PETROL HYBRID', 657, 'CVT', 'HYBRID FX-S', 'CUSTOM Z HYBRID ZX'],
    ],
  },
  {
    model: 'SPACIA',
    bodyStyle: 'kei',
    years: [2018, 2023],
    price: { year: 2022, rupees: 465_000 },
    imported: 2,
    extras: ['Electric sliding doors'],
    variants: [['MK53S-######', 'PETROL HYBRID', 658, 'CVT', 'HYBRID G', 'HYBRID X', 'CUSTOM HYBRID XS']],
  },
  {
    model: 'HUSTLER',
    bodyStyle: 'kei',
    years: [2020, 2025],
    price: { year: 2022, rupees: 490_000 },
    imported: 2,
    variants: [
      ['MR92S-######', 'PETROL HYBRID', 657, 'CVT', 'HYBRID G', 'HYBRID X'],
      ['MR52S-######', 'PETROL HYBRID', 658, 'CVT', 'HYBRID X TURBO'],
    ],
  },
  {
    model: 'IGNIS',
    bodyStyle: 'hatchback',
    years: [2016, 2024],
    price: { year: 2021, rupees: 580_000 },
    imported: 1,
    variants: [['FF21S-######', 'PETROL HYBRID', 1242, 'CVT', 'HYBRID MG', 'HYBRID MX', 'HYBRID MZ']],
  },
  {
    model: 'XBEE',
    bodyStyle: 'compact-suv',
    years: [2018, 2025],
    price: { year: 2022, rupees: 745_000 },
    imported: 1,
    variants: [['MN71S-######', 'PETROL HYBRID', 996, 'A/T', 'HYBRID MX', 'HYBRID MZ']],
  },
  {
    model: 'JIMNY',
    bodyStyle: 'compact-suv',
    paints: JIMNY_PAINTS,
    years: [2018, 2025],
    price: { year: 2022, rupees: 965_000 },
    yearlyLoss: 0.05,
    imported: 2,
    extras: ['Four-wheel drive'],
    variants: [
      ['JB64W-######', 'PETROL', 658, 'M/T', 'XL', 'XC'],
      ['JB64W-######', 'PETROL', 658, 'A/T', 'XL', 'XC'],
    ],
  },
  {
    model: 'JIMNY SIERRA',
    bodyStyle: 'compact-suv',
    paints: JIMNY_PAINTS,
    years: [2018, 2025],
    price: { year: 2022, rupees: 1_310_000 },
    yearlyLoss: 0.05,
    imported: 2,
    extras: ['Four-wheel drive'],
    variants: [
      ['JB74W-######', 'PETROL', 1460, 'M/T', 'JL', 'JC'],
      ['JB74W-######', 'PETROL', 1460, 'A/T', 'JC'],
    ],
  },
  {
    model: 'EVERY',
    bodyStyle: 'van',
    paints: VAN_PAINTS,
    years: [2015, 2025],
    price: { year: 2022, rupees: 520_000 },
    imported: 1,
    extras: ['Dual sliding doors'],
    variants: [['DA17V-######', 'PETROL', 658, 'A/T', 'PA', 'PC', 'JOIN']],
  },
  {
    model: 'ALTO 800',
    bodyStyle: 'kei',
    origin: 'INDIA',
    paints: INDIAN_PAINTS,
    years: [2014, 2020],
    price: { year: 2018, rupees: 210_000 },
    preOwned: 1,
    variants: [['MA3EUA61S00######', 'PETROL', 796, 'M/T', 'LX', 'LXI']],
  },
  {
    model: 'CELERIO',
    bodyStyle: 'hatchback',
    origin: 'INDIA',
    paints: INDIAN_PAINTS,
    years: [2015, 2021],
    price: { year: 2019, rupees: 315_000 },
    preOwned: 1,
    variants: [
      ['MA3ETDE1S00######', 'PETROL', 998, 'M/T', 'GA', 'GL'],
      ['MA3ETDE1S00######', 'PETROL', 998, 'A/T', 'GL AGS'],
    ],
  },
  {
    model: 'VITARA',
    bodyStyle: 'suv',
    origin: 'HUNGARY',
    years: [2016, 2023],
    price: { year: 2020, rupees: 725_000 },
    preOwned: 1,
    variants: [
      ['TSMLYE21S00######', 'PETROL', 1586, 'M/T', 'GL+'],
      ['TSMLYED1S00######', 'PETROL', 1586, 'A/T', 'GL+', 'GLX'],
    ],
  },
]);
