import { generations, paints, type Generation } from './generation.ts';

const PAINTS = paints(`
  QAB | BRILLIANT WHITE PEARL      | #f2f1ec | 3
  QM1 | WHITE                      | #f3f4f3 | 2
  K23 | BRILLIANT SILVER METALLIC  | #bcc0c4 | 2
  KAD | DARK METAL GRAY METALLIC   | #565a5f | 3
  KH3 | SUPER BLACK                | #15161a | 2
  NAH | RADIANT RED METALLIC       | #9d1a22 | 1
  RAY | AURORA FLARE BLUE PEARL    | #1d4f8c | 1
  CAN | TITANIUM KHAKI METALLIC    | #8b8271 | 1
`);

export const NISSAN: Generation[] = generations({ make: 'NISSAN', origin: 'JAPAN', paints: PAINTS }, [
  {
    model: 'TIIDA',
    bodyStyle: 'hatchback',
    years: [2012, 2012],
    price: { year: 2012, rupees: 265_000 },
    preOwned: 1,
    variants: [['C11-######', 'PETROL', 1498, 'A/T', '15M', '15G']],
  },
  {
    model: 'MARCH',
    bodyStyle: 'hatchback',
    years: [2013, 2021],
    price: { year: 2017, rupees: 375_000 },
    preOwned: 2,
    variants: [['K13-######', 'PETROL', 1198, 'CVT', 'S', 'X', 'X V SELECTION', 'BOLERO']],
  },
  {
    model: 'NOTE',
    bodyStyle: 'hatchback',
    years: [2017, 2020],
    price: { year: 2018, rupees: 545_000 },
    preOwned: 1,
    variants: [
      [
        'HE12-######',
        'ELECTRIC HYBRID (HYE)',
        80,
        'A/T',
        'E-POWER S',
        'E-POWER X',
        'E-POWER X MODE PREMIER',
        'E-POWER MEDALIST',
      ],
    ],
  },
  {
    model: 'NOTE',
    bodyStyle: 'hatchback',
    years: [2021, 2025],
    price: { year: 2022, rupees: 850_000 },
    imported: 4,
    variants: [['E13-######', 'ELECTRIC HYBRID (HYE)', 85, 'A/T', 'E-POWER S', 'E-POWER F', 'E-POWER X']],
  },
  {
    model: 'NOTE AURA',
    bodyStyle: 'hatchback',
    years: [2022, 2025],
    price: { year: 2022, rupees: 1_030_000 },
    imported: 1,
    variants: [
      ['FE13-######', 'ELECTRIC HYBRID (HYE)', 100, 'A/T', 'E-POWER G', 'E-POWER G LEATHER EDITION'],
    ],
  },
  {
    model: 'KICKS',
    bodyStyle: 'compact-suv',
    years: [2020, 2022],
    price: { year: 2022, rupees: 985_000 },
    imported: 1,
    variants: [
      ['P15-######', 'ELECTRIC HYBRID (HYE)', 95, 'A/T', 'E-POWER X', 'E-POWER X TWO-TONE INTERIOR EDITION'],
    ],
  },
  {
    model: 'LEAF',
    bodyStyle: 'hatchback',
    years: [2013, 2017],
    price: { year: 2016, rupees: 330_000 },
    preOwned: 1,
    variants: [['AZE0-######', 'ELECTRIC (5)', 80, 'A/T', 'S', 'X', 'G']],
  },
  {
    model: 'LEAF',
    bodyStyle: 'hatchback',
    years: [2017, 2025],
    price: { year: 2022, rupees: 875_000 },
    imported: 2,
    preOwned: 1,
    variants: [['ZE1-######', 'ELECTRIC (5)', 110, 'A/T', 'S', 'X', 'X V SELECTION', 'G']],
  },
  {
    model: 'SAKURA',
    bodyStyle: 'kei',
    years: [2023, 2025],
    price: { year: 2023, rupees: 675_000 },
    imported: 2,
    variants: [['B6AW-0######', 'ELECTRIC (5)', 47, 'A/T', 'X', 'G']],
  },
  {
    model: 'DAYZ',
    bodyStyle: 'kei',
    years: [2019, 2025],
    price: { year: 2022, rupees: 470_000 },
    imported: 2,
    variants: [
      ['B43W-0######', 'PETROL', 659, 'CVT', 'S', 'X'],
      ['B44W-0######', 'PETROL HYBRID', 659, 'CVT', 'HIGHWAY STAR X', 'HIGHWAY STAR X PROPILOT EDITION'],
    ],
  },
  {
    model: 'SYLPHY',
    bodyStyle: 'sedan',
    years: [2013, 2020],
    price: { year: 2017, rupees: 445_000 },
    preOwned: 1,
    variants: [['TB17-######', 'PETROL', 1798, 'CVT', 'S', 'X', 'G']],
  },
  {
    model: 'SERENA',
    bodyStyle: 'mpv',
    years: [2018, 2022],
    price: { year: 2022, rupees: 1_250_000 },
    imported: 1,
    preOwned: 1,
    extras: ['7 seats', 'Electric sliding doors', 'Rear air conditioning'],
    variants: [
      [
        'HFC27-######',
        'ELECTRIC HYBRID (HYE)',
        100,
        'A/T',
        'E-POWER XV',
        'E-POWER HIGHWAY STAR V',
        'E-POWER AUTECH',
      ],
    ],
  },
  {
    model: 'X-TRAIL',
    bodyStyle: 'suv',
    years: [2014, 2021],
    price: { year: 2018, rupees: 835_000 },
    preOwned: 1,
    extras: ['Four-wheel drive'],
    variants: [
      ['NT32-######', 'PETROL', 1997, 'CVT', '20S', '20X', '20XI'],
      ['HNT32-######', 'PETROL HYBRID', 1997, 'CVT', '20X HYBRID'],
    ],
  },
  {
    model: 'X-TRAIL',
    bodyStyle: 'suv',
    years: [2023, 2025],
    price: { year: 2023, rupees: 1_980_000 },
    imported: 2,
    extras: ['Four-wheel drive', 'ProPILOT'],
    variants: [['SNT33-######', 'ELECTRIC HYBRID (HYE)', 150, 'A/T', 'S E-4ORCE', 'X E-4ORCE', 'G E-4ORCE']],
  },
  {
    model: 'JUKE',
    bodyStyle: 'compact-suv',
    years: [2013, 2019],
    price: { year: 2016, rupees: 470_000 },
    preOwned: 1,
    variants: [['YF15-######', 'PETROL', 1498, 'CVT', '15RX', '15RX V SELECTION']],
  },
  {
    model: 'JUKE',
    bodyStyle: 'compact-suv',
    origin: 'UNITED KINGDOM',
    years: [2020, 2025],
    price: { year: 2022, rupees: 955_000 },
    imported: 2,
    variants: [['SJNFAAF16U1######', 'PETROL', 999, '7DCT', 'ACENTA', 'N-CONNECTA', 'TEKNA', 'TEKNA+']],
  },
  {
    model: 'QASHQAI',
    bodyStyle: 'suv',
    origin: 'UNITED KINGDOM',
    years: [2023, 2025],
    price: { year: 2023, rupees: 1_490_000 },
    imported: 2,
    variants: [
      ['SJNTAAJ12U1######', 'PETROL HYBRID', 1332, 'CVT', 'ACENTA PREMIUM', 'N-CONNECTA', 'TEKNA'],
      ['SJNTDAJ12U1######', 'ELECTRIC HYBRID (HYE)', 140, 'A/T', 'E-POWER N-CONNECTA', 'E-POWER TEKNA'],
    ],
  },
  {
    model: 'NV200 VANETTE',
    bodyStyle: 'van',
    years: [2015, 2025],
    price: { year: 2021, rupees: 640_000 },
    imported: 1,
    extras: ['Dual sliding doors'],
    variants: [['VM20-######', 'PETROL', 1597, 'A/T', 'DX', 'VX', 'GX']],
  },
  {
    model: 'NAVARA',
    bodyStyle: 'pickup',
    origin: 'THAILAND',
    years: [2016, 2023],
    price: { year: 2019, rupees: 1_080_000 },
    yearlyLoss: 0.07,
    preOwned: 1,
    extras: ['Four-wheel drive', 'Load-bed liner', 'Tow bar'],
    variants: [
      ['MNTCCUD23Z#######', 'DIESEL', 2298, 'M/T', '2.3D SE DOUBLE CAB'],
      ['MNTCB4D23Z#######', 'DIESEL', 2298, 'A/T', '2.3D LE DOUBLE CAB', '2.3D LE PLUS DOUBLE CAB'],
    ],
  },
  {
    model: 'MAGNITE',
    bodyStyle: 'compact-suv',
    origin: 'INDIA',
    years: [2021, 2024],
    price: { year: 2022, rupees: 595_000 },
    preOwned: 1,
    variants: [
      ['MDHFBADD1%9######', 'PETROL', 999, 'M/T', 'VISIA', 'ACENTA'],
      ['MDHFBADD2%9######', 'PETROL', 999, 'CVT', 'ACENTA PLUS', 'TEKNA'],
    ],
  },
]);
