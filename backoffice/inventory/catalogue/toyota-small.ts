import { generations, type Generation } from './generation.ts';
import { TOYOTA_PAINTS } from './toyota-paints.ts';

/** Toyota's hatchbacks and small crossovers. */
export const TOYOTA_SMALL: Generation[] = generations(
  { make: 'TOYOTA', origin: 'JAPAN', paints: TOYOTA_PAINTS },
  [
    {
      model: 'AQUA',
      bodyStyle: 'hatchback',
      years: [2012, 2021],
      price: { year: 2018, rupees: 585_000 },
      preOwned: 1,
      variants: [['NHP10-6######', 'PETROL HYBRID', 1496, 'CVT', 'L', 'S', 'S STYLE BLACK', 'G']],
    },
    {
      model: 'AQUA',
      bodyStyle: 'hatchback',
      years: [2021, 2025],
      price: { year: 2022, rupees: 845_000 },
      imported: 4,
      variants: [['MXPK11-2######', 'PETROL HYBRID', 1490, 'CVT', 'X', 'G', 'Z']],
    },
    {
      model: 'VITZ',
      bodyStyle: 'hatchback',
      years: [2014, 2019],
      price: { year: 2017, rupees: 475_000 },
      preOwned: 2,
      variants: [
        ['KSP130-2######', 'PETROL', 996, 'CVT', 'F', 'F SMART STOP PACKAGE', 'JEWELA'],
        ['NSP130-2######', 'PETROL', 1329, 'CVT', 'F', 'U'],
      ],
    },
    {
      model: 'YARIS',
      bodyStyle: 'hatchback',
      years: [2021, 2025],
      price: { year: 2022, rupees: 720_000 },
      imported: 4,
      variants: [
        ['KSP210-0######', 'PETROL', 996, 'CVT', 'X', 'G'],
        ['MXPH10-2######', 'PETROL HYBRID', 1490, 'CVT', 'HYBRID X', 'HYBRID G', 'HYBRID Z'],
      ],
    },
    {
      model: 'PASSO',
      bodyStyle: 'hatchback',
      years: [2016, 2023],
      price: { year: 2020, rupees: 495_000 },
      imported: 1,
      variants: [['M700A-0######', 'PETROL', 996, 'CVT', 'X', 'X L PACKAGE S', 'MODA', 'MODA G PACKAGE']],
    },
    {
      model: 'ROOMY',
      bodyStyle: 'kei',
      years: [2020, 2025],
      price: { year: 2022, rupees: 660_000 },
      imported: 2,
      extras: ['Electric sliding doors'],
      variants: [['M900A-0######', 'PETROL', 996, 'CVT', 'X', 'G', 'CUSTOM G', 'CUSTOM G-T']],
    },
    {
      model: 'RAIZE',
      bodyStyle: 'compact-suv',
      years: [2022, 2025],
      price: { year: 2022, rupees: 885_000 },
      imported: 4,
      variants: [
        ['A201A-0######', 'PETROL', 1196, 'CVT', 'X', 'G', 'Z'],
        ['A202A-0######', 'PETROL HYBRID', 1196, 'CVT', 'HYBRID G', 'HYBRID Z'],
      ],
    },
    {
      model: 'RAIZE',
      bodyStyle: 'compact-suv',
      years: [2020, 2021],
      price: { year: 2020, rupees: 765_000 },
      preOwned: 1,
      variants: [['A200A-0######', 'PETROL', 996, 'CVT', 'X', 'G', 'Z']],
    },
    {
      model: 'YARIS CROSS',
      bodyStyle: 'compact-suv',
      years: [2021, 2025],
      price: { year: 2022, rupees: 1_060_000 },
      imported: 4,
      variants: [
        ['MXPB10-3######', 'PETROL', 1490, 'CVT', 'X', 'G', 'Z'],
        ['MXPJ10-3######', 'PETROL HYBRID', 1490, 'CVT', 'HYBRID X', 'HYBRID G', 'HYBRID Z'],
      ],
    },
    {
      model: 'STARLET',
      bodyStyle: 'hatchback',
      origin: 'INDIA',
      years: [2020, 2024],
      price: { year: 2022, rupees: 560_000 },
      preOwned: 1,
      variants: [['MBJWB13S300######', 'PETROL', 1462, 'M/T', 'XI', 'XS']],
    },
  ],
);
