import { generations, paints, type Generation } from './generation.ts';

const PAINTS = paints(`
  25D | SNOWFLAKE WHITE PEARL MICA    | #f2f1ed | 3
  45P | SONIC SILVER METALLIC         | #a9b0b6 | 2
  46G | MACHINE GRAY METALLIC         | #4c5055 | 3
  41W | JET BLACK MICA                | #17181d | 2
  46V | SOUL RED CRYSTAL METALLIC     | #951420 | 3
  42M | DEEP CRYSTAL BLUE MICA        | #1b2c4b | 1
  47C | POLYMETAL GRAY METALLIC       | #6f7880 | 1
  47S | PLATINUM QUARTZ METALLIC      | #b8ada0 | 1
`);

const OLDER_PAINTS = paints(`
  34K | CRYSTAL WHITE PEARL MICA      | #f0efea | 3
  38P | ALUMINUM METALLIC             | #b3b7ba | 2
  41V | SOUL RED PREMIUM METALLIC     | #9e1b26 | 2
  42A | METEOR GRAY MICA              | #44484e | 2
  41W | JET BLACK MICA                | #17181d | 2
  42M | DEEP CRYSTAL BLUE MICA        | #1b2c4b | 1
`);

export const MAZDA: Generation[] = generations({ make: 'MAZDA', origin: 'JAPAN', paints: PAINTS }, [
  {
    model: 'DEMIO',
    bodyStyle: 'hatchback',
    paints: OLDER_PAINTS,
    years: [2014, 2018],
    price: { year: 2016, rupees: 410_000 },
    preOwned: 1,
    variants: [
      ['DJ3FS-######', 'PETROL', 1298, 'A/T', '13C', '13S', '13S TOURING'],
      ['DJ5FS-######', 'DIESEL', 1498, 'A/T', 'XD', 'XD TOURING'],
    ],
  },
  {
    model: 'MAZDA2',
    bodyStyle: 'hatchback',
    years: [2019, 2025],
    price: { year: 2022, rupees: 680_000 },
    imported: 2,
    variants: [['DJLFS-######', 'PETROL', 1496, 'A/T', '15S', '15S PROACTIVE', '15S SMART EDITION']],
  },
  {
    model: 'AXELA',
    bodyStyle: 'sedan',
    paints: OLDER_PAINTS,
    years: [2014, 2018],
    price: { year: 2016, rupees: 525_000 },
    preOwned: 1,
    variants: [['BM5FP-######', 'PETROL', 1496, 'A/T', '15C', '15S', '15S PROACTIVE']],
  },
  {
    model: 'MAZDA3',
    bodyStyle: 'hatchback',
    years: [2019, 2025],
    price: { year: 2022, rupees: 990_000 },
    imported: 1,
    variants: [
      ['BP5P-######', 'PETROL', 1496, 'A/T', 'FASTBACK 15S', 'FASTBACK 15S TOURING'],
      ['BPEP-######', 'PETROL', 1997, 'A/T', 'FASTBACK 20S BLACK TONE EDITION'],
    ],
  },
  {
    model: 'CX-3',
    bodyStyle: 'compact-suv',
    paints: OLDER_PAINTS,
    years: [2015, 2018],
    price: { year: 2017, rupees: 640_000 },
    preOwned: 1,
    variants: [['DK5FW-######', 'DIESEL', 1498, 'A/T', 'XD', 'XD TOURING', 'XD TOURING L PACKAGE']],
  },
  {
    model: 'CX-3',
    bodyStyle: 'compact-suv',
    years: [2022, 2025],
    price: { year: 2022, rupees: 895_000 },
    imported: 2,
    variants: [['DKLFY-######', 'PETROL', 1496, 'A/T', '15S', '15S TOURING', '15S SUPER EDGY']],
  },
  {
    model: 'CX-30',
    bodyStyle: 'compact-suv',
    years: [2019, 2025],
    price: { year: 2022, rupees: 1_190_000 },
    imported: 2,
    variants: [
      ['DMEP-######', 'PETROL', 1997, 'A/T', '20S', '20S PROACTIVE TOURING SELECTION', '20S L PACKAGE'],
    ],
  },
  {
    model: 'CX-5',
    bodyStyle: 'suv',
    years: [2017, 2021],
    price: { year: 2018, rupees: 960_000 },
    preOwned: 1,
    variants: [
      ['KFEP-######', 'PETROL', 1997, 'A/T', '20S', '20S PROACTIVE'],
      ['KF2P-######', 'DIESEL', 2188, 'A/T', 'XD PROACTIVE', 'XD L PACKAGE'],
    ],
  },
  {
    model: 'CX-5',
    bodyStyle: 'suv',
    years: [2022, 2025],
    price: { year: 2022, rupees: 1_480_000 },
    imported: 2,
    variants: [
      ['KFEP-######', 'PETROL', 1997, 'A/T', '20S SMART EDITION', '20S BLACK TONE EDITION'],
      ['KF2P-######', 'DIESEL', 2188, 'A/T', 'XD SMART EDITION', 'XD EXCLUSIVE MODE'],
    ],
  },
  {
    model: 'ROADSTER RF',
    bodyStyle: 'coupe',
    years: [2017, 2025],
    price: { year: 2022, rupees: 1_880_000 },
    yearlyLoss: 0.06,
    imported: 1,
    extras: ['Electric hard top', 'Bose sound system'],
    variants: [
      ['NDERC-######', 'PETROL', 1997, 'M/T', 'S', 'RS'],
      ['NDERC-######', 'PETROL', 1997, 'A/T', 'VS'],
    ],
  },
]);
