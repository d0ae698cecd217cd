import { generations, paints, type Generation } from './generation.ts';

const PAINTS = paints(`
  W85 | WHITE DIAMOND               | #f1f1ed | 3
  W37 | WHITE SOLID                 | #f2f3f1 | 2
  U25 | STERLING SILVER METALLIC    | #b9bdc0 | 2
  U17 | TITANIUM GRAY METALLIC      | #5f6368 | 2
  X42 | BLACK MICA                  | #16171b | 2
  P62 | RED DIAMOND                 | #9c131d | 1
  D14 | COSMIC BLUE MICA            | #1d3f70 | 1
`);

export const MITSUBISHI: Generation[] = generations({ make: 'MITSUBISHI', origin: 'JAPAN', paints: PAINTS }, [
  {
    model: 'MIRAGE',
    bodyStyle: 'hatchback',
    years: [2015, 2022],
    price: { year: 2018, rupees: 355_000 },
    preOwned: 1,
    variants: [['A03A-0######', 'PETROL', 1193, 'CVT', 'M', 'G']],
  },
  {
    model: 'ECLIPSE CROSS',
    bodyStyle: 'suv',
    years: [2018, 2025],
    price: { year: 2022, rupees: 1_170_000 },
    imported: 2,
    variants: [
      ['GK1W-0######', 'PETROL', 1498, 'CVT', 'M', 'G', 'G PLUS PACKAGE'],
      ['GL3W-0######', 'PETROL HYBRID', 2359, 'A/T', 'PHEV G', 'PHEV P'],
    ],
  },
  {
    model: 'OUTLANDER PHEV',
    bodyStyle: 'suv',
    years: [2018, 2021],
    price: { year: 2019, rupees: 990_000 },
    preOwned: 1,
    extras: ['Four-wheel drive', '100 V household socket'],
    variants: [['GG3W-0######', 'PETROL HYBRID', 2359, 'A/T', 'G', 'G PLUS PACKAGE', 'S EDITION']],
  },
  {
    model: 'OUTLANDER PHEV',
    bodyStyle: 'suv',
    years: [2022, 2025],
    price: { year: 2022, rupees: 1_940_000 },
    imported: 2,
    extras: ['Four-wheel drive', '100 V household socket'],
    variants: [['GN0W-0######', 'PETROL HYBRID', 2359, 'A/T', 'M', 'G', 'P']],
  },
  {
    model: 'DELICA D:5',
    bodyStyle: 'mpv',
    years: [2019, 2025],
    price: { year: 2022, rupees: 1_780_000 },
    imported: 1,
    extras: ['Four-wheel drive', '8 seats', 'Electric sliding doors'],
    variants: [['CV1W-4######', 'DIESEL', 2267, 'A/T', 'M', 'G', 'P']],
  },
  {
    model: 'PAJERO',
    bodyStyle: 'suv',
    years: [2013, 2018],
    price: { year: 2015, rupees: 1_150_000 },
    yearlyLoss: 0.06,
    preOwned: 1,
    extras: ['Four-wheel drive', '7 seats', 'Centre differential lock'],
    variants: [['V98W-0######', 'DIESEL', 3200, 'A/T', 'GR', 'EXCEED']],
  },
  {
    model: 'L200',
    bodyStyle: 'pickup',
    origin: 'THAILAND',
    years: [2016, 2023],
    price: { year: 2020, rupees: 1_120_000 },
    yearlyLoss: 0.07,
    preOwned: 2,
    extras: ['Four-wheel drive', 'Load-bed liner', 'Tow bar'],
    variants: [
      ['MMCJNKL10%H######', 'DIESEL', 2442, 'M/T', 'GLX DOUBLE CAB'],
      ['MMCJJKL10%H######', 'DIESEL', 2442, 'A/T', 'GLS DOUBLE CAB', 'SPORTERO DOUBLE CAB'],
    ],
  },
]);
