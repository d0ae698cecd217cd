import { generations, type Generation } from './generation.ts';
import { TOYOTA_PAINTS } from './toyota-paints.ts';

/** Toyota's saloons, estates and larger crossovers. */
export const TOYOTA_FAMILY: Generation[] = generations(
  { make: 'TOYOTA', origin: 'JAPAN', paints: TOYOTA_PAINTS },
  [
    {
      model: 'COROLLA AXIO',
      bodyStyle: 'sedan',
      years: [2015, 2021],
      price: { year: 2018, rupees: 565_000 },
      preOwned: 1,
      variants: [
        ['NRE161-0######', 'PETROL', 1496, 'CVT', '1.5X', '1.5G'],
        ['NKE165-7######', 'PETROL HYBRID', 1496, 'CVT', 'HYBRID', 'HYBRID G'],
      ],
    },
    {
      model: 'COROLLA AXIO',
      bodyStyle: 'sedan',
      years: [2021, 2025],
      price: { year: 2022, rupees: 790_000 },
      imported: 1,
      variants: [
        ['NRE161-0######', 'PETROL', 1496, 'CVT', 'EX'],
        ['NKE165-7######', 'PETROL HYBRID', 1496, 'CVT', 'HYBRID EX'],
      ],
    },
    {
      model: 'COROLLA FIELDER',
      bodyStyle: 'wagon',
      years: [2015, 2021],
      price: { year: 2018, rupees: 590_000 },
      preOwned: 1,
      variants: [
        ['NRE161-0######', 'PETROL', 1496, 'CVT', '1.5X', '1.5G'],
        ['NKE165-7######', 'PETROL HYBRID', 1496, 'CVT', 'HYBRID', 'HYBRID G', 'HYBRID G W×B'],
      ],
    },
    {
      model: 'COROLLA FIELDER',
      bodyStyle: 'wagon',
      years: [2021, 2025],
      price: { year: 2022, rupees: 825_000 },
      imported: 2,
      variants: [
        ['NRE161-0######', 'PETROL', 1496, 'CVT', 'EX'],
        ['NKE165-7######', 'PETROL HYBRID', 1496, 'CVT', 'HYBRID EX'],
      ],
    },
    {
      model: 'COROLLA TOURING',
      bodyStyle: 'wagon',
      years: [2019, 2022],
      price: { year: 2022, rupees: 1_120_000 },
      imported: 1,
      variants: [['ZWE211-6######', 'PETROL HYBRID', 1797, 'CVT', 'HYBRID G-X', 'HYBRID S', 'HYBRID W×B']],
    },
    {
      model: 'COROLLA CROSS',
      bodyStyle: 'suv',
      years: [2022, 2023],
      price: { year: 2022, rupees: 1_340_000 },
      imported: 3,
      variants: [
        ['ZSG10-1######', 'PETROL', 1797, 'CVT', 'S', 'Z'],
        ['ZVG11-1######', 'PETROL HYBRID', 1797, 'CVT', 'HYBRID G', 'HYBRID S', 'HYBRID Z'],
      ],
    },
    {
      model: 'PRIUS',
      bodyStyle: 'sedan',
      years: [2016, 2022],
      price: { year: 2018, rupees: 775_000 },
      preOwned: 1,
      variants: [
        ['ZVW50-6######', 'PETROL HYBRID', 1797, 'CVT', 'S', 'S TOURING SELECTION', 'A', 'A PREMIUM'],
      ],
    },
    {
      model: 'PRIUS',
      bodyStyle: 'sedan',
      years: [2023, 2025],
      price: { year: 2023, rupees: 1_720_000 },
      imported: 1,
      variants: [['MXWH60-4######', 'PETROL HYBRID', 1986, 'CVT', 'G', 'Z']],
    },
    {
      model: 'CAMRY',
      bodyStyle: 'sedan',
      years: [2017, 2023],
      price: { year: 2022, rupees: 1_750_000 },
      imported: 1,
      variants: [['AXVH70-1######', 'PETROL HYBRID', 2487, 'CVT', 'X', 'G', 'WS LEATHER PACKAGE']],
    },
    {
      model: 'C-HR',
      bodyStyle: 'compact-suv',
      years: [2017, 2019],
      price: { year: 2018, rupees: 865_000 },
      preOwned: 1,
      variants: [
        ['NGX50-2######', 'PETROL', 1196, 'CVT', 'S-T', 'G-T'],
        ['ZYX10-2######', 'PETROL HYBRID', 1797, 'CVT', 'HYBRID S', 'HYBRID G'],
      ],
    },
    {
      model: 'C-HR',
      bodyStyle: 'compact-suv',
      years: [2019, 2023],
      price: { year: 2022, rupees: 1_180_000 },
      imported: 3,
      variants: [
        [
          'ZYX11-2######',
          'PETROL HYBRID',
          1797,
          'CVT',
          'HYBRID S',
          'HYBRID G',
          'HYBRID G MODE-NERO SAFETY PLUS',
        ],
      ],
    },
    {
      model: 'RAV4',
      bodyStyle: 'suv',
      years: [2019, 2025],
      price: { year: 2022, rupees: 1_870_000 },
      imported: 2,
      variants: [
        ['MXAA54-4######', 'PETROL', 1986, 'CVT', 'X', 'G', 'ADVENTURE'],
        ['AXAH54-4######', 'PETROL HYBRID', 2487, 'CVT', 'HYBRID X', 'HYBRID G'],
      ],
    },
    {
      model: 'HARRIER',
      bodyStyle: 'suv',
      years: [2020, 2025],
      price: { year: 2022, rupees: 2_090_000 },
      imported: 2,
      extras: ['Power tailgate'],
      variants: [
        [
          'AXUH80-0######',
          'PETROL HYBRID',
          2487,
          'CVT',
          'HYBRID S',
          'HYBRID G',
          'HYBRID Z',
          'HYBRID Z LEATHER PACKAGE',
        ],
      ],
    },
    {
      model: 'GR86',
      bodyStyle: 'coupe',
      years: [2022, 2025],
      price: { year: 2022, rupees: 2_050_000 },
      imported: 1,
      extras: ['Limited-slip differential', 'Sports seats'],
      variants: [['ZN8-0######', 'PETROL', 2387, 'M/T', 'SZ', 'RZ']],
    },
  ],
);
