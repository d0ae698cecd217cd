import { generations, paints, type Generation } from './generation.ts';

const PAINTS = paints(`
  300 | ALPINE WHITE                | #f4f5f4 | 3
  A96 | MINERAL WHITE METALLIC      | #ecebe6 | 1
  A83 | GLACIER SILVER METALLIC     | #b4b9bd | 2
  B39 | MINERAL GREY METALLIC       | #54585d | 2
  475 | BLACK SAPPHIRE METALLIC     | #15171b | 3
  C1M | PHYTONIC BLUE METALLIC      | #1f3e63 | 1
  C31 | PORTIMAO BLUE METALLIC      | #1b4a94 | 1
  A75 | MELBOURNE RED METALLIC      | #8f1a24 | 1
`);

const OLDER_PAINTS = paints(`
  300 | ALPINE WHITE                | #f4f5f4 | 2
  A83 | GLACIER SILVER METALLIC     | #b4b9bd | 1
  B39 | MINERAL GREY METALLIC       | #54585d | 2
  475 | BLACK SAPPHIRE METALLIC     | #15171b | 2
  A76 | DEEP SEA BLUE METALLIC      | #1c2c44 | 1
  B65 | JATOBA METALLIC             | #3c322e | 1
`);

export const BMW: Generation[] = generations({ make: 'BMW', origin: 'UNITED KINGDOM', paints: PAINTS }, [
  {
    model: '1 SERIES',
    bodyStyle: 'hatchback',
    years: [2019, 2024],
    price: { year: 2022, rupees: 1_290_000 },
    yearlyLoss: 0.1,
    imported: 2,
    variants: [['WBA7K320507######', 'PETROL', 1499, '7DCT', '118I SE', '118I SPORT', '118I M SPORT']],
  },
  {
    model: '3 SERIES',
    bodyStyle: 'sedan',
    origin: 'GERMANY',
    paints: OLDER_PAINTS,
    years: [2013, 2018],
    price: { year: 2016, rupees: 785_000 },
    yearlyLoss: 0.1,
    preOwned: 1,
    variants: [
      ['WBA8E36070K######', 'PETROL', 1998, 'A/T', '320I', '320I SPORT LINE'],
      ['WBA8C52070K######', 'DIESEL', 1995, 'A/T', '320D', '320D M SPORT'],
    ],
  },
  {
    model: '3 SERIES',
    bodyStyle: 'sedan',
    years: [2019, 2025],
    price: { year: 2022, rupees: 1_850_000 },
    yearlyLoss: 0.1,
    imported: 2,
    variants: [
      ['WBA5R120207######', 'PETROL', 1998, 'A/T', '320I SE PRO', '320I M SPORT'],
      ['WBA5P720207######', 'PETROL HYBRID', 1998, 'A/T', '330E SPORT PRO', '330E M SPORT'],
    ],
  },
  {
    model: 'X1',
    bodyStyle: 'compact-suv',
    origin: 'GERMANY',
    paints: OLDER_PAINTS,
    years: [2016, 2022],
    price: { year: 2019, rupees: 1_130_000 },
    yearlyLoss: 0.1,
    preOwned: 1,
    variants: [['WBAJG120105######', 'PETROL', 1499, '7DCT', 'SDRIVE18I', 'SDRIVE18I XLINE']],
  },
  {
    model: 'X3',
    bodyStyle: 'suv',
    years: [2020, 2024],
    price: { year: 2022, rupees: 2_450_000 },
    yearlyLoss: 0.1,
    imported: 2,
    extras: ['Power tailgate'],
    variants: [
      ['WBATX32020N######', 'DIESEL HYBRID', 1995, 'A/T', 'XDRIVE20D MHT SE', 'XDRIVE20D MHT M SPORT'],
      ['WBATS32020N######', 'PETROL HYBRID', 1998, 'A/T', 'XDRIVE30E XLINE', 'XDRIVE30E M SPORT'],
    ],
  },
  {
    model: 'X5',
    bodyStyle: 'suv',
    origin: 'GERMANY',
    paints: OLDER_PAINTS,
    years: [2016, 2018],
    price: { year: 2018, rupees: 2_480_000 },
    yearlyLoss: 0.1,
    preOwned: 1,
    extras: ['Power tailgate', 'Panoramic roof'],
    variants: [['WBAKS420000######', 'DIESEL', 2993, 'A/T', 'XDRIVE30D', 'XDRIVE30D M SPORT']],
  },
  {
    model: 'X5',
    bodyStyle: 'suv',
    years: [2019, 2023],
    price: { year: 2022, rupees: 3_950_000 },
    yearlyLoss: 0.1,
    imported: 2,
    extras: ['Power tailgate', 'Panoramic roof'],
    variants: [['WBATA62000L######', 'PETROL HYBRID', 2998, 'A/T', 'XDRIVE45E XLINE', 'XDRIVE45E M SPORT']],
  },
  {
    model: 'I3',
    bodyStyle: 'hatchback',
    years: [2019, 2022],
    price: { year: 2021, rupees: 1_090_000 },
    yearlyLoss: 0.1,
    imported: 1,
    variants: [['WBY8P220107######', 'ELECTRIC (5)', 125, 'A/T', '120AH', '120AH S']],
  },
]);
