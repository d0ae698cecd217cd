import { generations, paints, type Generation } from './generation.ts';

const PAINTS = paints(`
  K1X | CRYSTAL WHITE PEARL         | #f1f1ed | 3
  G1U | ICE SILVER METALLIC         | #b7bcc0 | 2
  P8Y | MAGNETITE GRAY METALLIC     | #55595f | 2
  D4S | CRYSTAL BLACK SILICA        | #15161a | 2
  M1Y | PURE RED                    | #a8161c | 1
  K3X | LAPIS BLUE PEARL            | #1a3a86 | 1
`);

const ALL_WHEEL_DRIVE = ['All-wheel drive'];

export const SUBARU: Generation[] = generations({ make: 'SUBARU', origin: 'JAPAN', paints: PAINTS }, [
  {
    model: 'IMPREZA SPORT',
    bodyStyle: 'hatchback',
    years: [2016, 2022],
    price: { year: 2018, rupees: 595_000 },
    preOwned: 1,
    variants: [
      ['GT2-######', 'PETROL', 1599, 'CVT', '1.6I-L EYESIGHT'],
      ['GT6-######', 'PETROL', 1995, 'CVT', '2.0I-L EYESIGHT', '2.0I-S EYESIGHT'],
    ],
  },
  {
    model: 'XV',
    bodyStyle: 'compact-suv',
    years: [2019, 2022],
    price: { year: 2021, rupees: 985_000 },
    imported: 2,
    extras: ALL_WHEEL_DRIVE,
    variants: [
      ['GT3-######', 'PETROL', 1599, 'CVT', '1.6I EYESIGHT', '1.6I-L EYESIGHT'],
      ['GTE-######', 'PETROL HYBRID', 1995, 'CVT', '2.0E-L EYESIGHT', '2.0E-S EYESIGHT', 'ADVANCE'],
    ],
  },
  {
    model: 'CROSSTREK',
    bodyStyle: 'compact-suv',
    years: [2024, 2025],
    price: { year: 2024, rupees: 1_650_000 },
    imported: 1,
    extras: ALL_WHEEL_DRIVE,
    variants: [['GUE-######', 'PETROL HYBRID', 1995, 'CVT', 'TOURING', 'LIMITED']],
  },
  {
    model: 'FORESTER',
    bodyStyle: 'suv',
    years: [2018, 2025],
    price: { year: 2022, rupees: 1_460_000 },
    imported: 2,
    extras: ALL_WHEEL_DRIVE,
    variants: [['SKE-######', 'PETROL HYBRID', 1995, 'CVT', 'TOURING', 'X-BREAK', 'ADVANCE']],
  },
  {
    model: 'LEVORG',
    bodyStyle: 'wagon',
    years: [2020, 2025],
    price: { year: 2022, rupees: 1_590_000 },
    imported: 1,
    extras: ALL_WHEEL_DRIVE,
    variants: [['VN5-######', 'PETROL', 1795, 'CVT', 'GT EX', 'GT-H EX', 'STI SPORT EX']],
  },
]);
