import { generations, paints, type Generation } from './generation.ts';

const ROVER_PAINTS = paints(`
  NER | FUJI WHITE                  | #f3f3f0 | 2
  MEN | INDUS SILVER METALLIC       | #b2b6b9 | 1
  LRC | EIGER GREY METALLIC         | #7c8184 | 1
  LCY | CARPATHIAN GREY METALLIC    | #484c51 | 1
  PAB | SANTORINI BLACK METALLIC    | #15161a | 2
  CAH | FIRENZE RED METALLIC        | #87141d | 1
  JJC | PORTOFINO BLUE METALLIC     | #1d3558 | 1
`);

const MINI_PAINTS = paints(`
  850 | PEPPER WHITE                | #efeee8 | 2
  B71 | MOONWALK GREY METALLIC      | #6b7075 | 1
  A94 | MIDNIGHT BLACK METALLIC     | #15161a | 2
  851 | CHILI RED                   | #a9151c | 1
  B22 | BRITISH RACING GREEN        | #1c3a2e | 2
`);

const VOLVO_PAINTS = paints(`
  614 | ICE WHITE                   | #f3f4f3 | 1
  707 | CRYSTAL WHITE PEARL         | #efeeea | 2
  711 | BRIGHT SILVER METALLIC      | #b6babd | 1
  728 | THUNDER GREY METALLIC       | #5b6167 | 1
  717 | ONYX BLACK METALLIC         | #15161a | 2
  723 | DENIM BLUE METALLIC         | #24405f | 1
  725 | FUSION RED METALLIC         | #8f151e | 1
`);

const FROM_BRITAIN = { origin: 'UNITED KINGDOM' } as const;

export const LAND_ROVER: Generation[] = generations(
  { make: 'LAND ROVER', paints: ROVER_PAINTS, ...FROM_BRITAIN },
  [
    {
      model: 'RANGE ROVER EVOQUE',
      bodyStyle: 'compact-suv',
      years: [2019, 2025],
      price: { year: 2022, rupees: 2_380_000 },
      yearlyLoss: 0.11,
      imported: 2,
      extras: ['All-wheel drive', 'Power tailgate'],
      variants: [
        ['SALZA2BN7%H######', 'DIESEL HYBRID', 1998, 'A/T', 'D165 S', 'D200 R-DYNAMIC S'],
        ['SALZA2BT3%H######', 'PETROL HYBRID', 1498, 'A/T', 'P300E R-DYNAMIC SE', 'P300E R-DYNAMIC HSE'],
      ],
    },
    {
      model: 'DISCOVERY SPORT',
      bodyStyle: 'suv',
      years: [2016, 2019],
      price: { year: 2017, rupees: 1_140_000 },
      yearlyLoss: 0.11,
      preOwned: 1,
      extras: ['All-wheel drive', '7 seats'],
      variants: [['SALCA2BN8%H######', 'DIESEL', 1999, 'A/T', 'TD4 SE', 'TD4 HSE']],
    },
    {
      model: 'DEFENDER 110',
      bodyStyle: 'suv',
      years: [2020, 2025],
      price: { year: 2022, rupees: 4_390_000 },
      imported: 1,
      extras: ['All-wheel drive', 'Air suspension', 'Side steps'],
      variants: [
        ['SALEA7BW6%2######', 'DIESEL HYBRID', 2997, 'A/T', 'D250 S', 'D250 SE', 'D250 X-DYNAMIC SE'],
      ],
    },
  ],
);

export const JAGUAR: Generation[] = generations({ make: 'JAGUAR', paints: ROVER_PAINTS, ...FROM_BRITAIN }, [
  {
    model: 'XE',
    bodyStyle: 'sedan',
    years: [2016, 2019],
    price: { year: 2017, rupees: 830_000 },
    yearlyLoss: 0.11,
    preOwned: 1,
    variants: [['SAJAB4BN5%C######', 'DIESEL', 1999, 'A/T', '2.0D PRESTIGE', '2.0D R-SPORT']],
  },
  {
    model: 'E-PACE',
    bodyStyle: 'compact-suv',
    years: [2021, 2024],
    price: { year: 2022, rupees: 1_990_000 },
    yearlyLoss: 0.11,
    imported: 1,
    extras: ['All-wheel drive', 'Power tailgate'],
    variants: [
      ['SADFA2BT9%1######', 'PETROL HYBRID', 1498, 'A/T', 'P300E R-DYNAMIC S', 'P300E R-DYNAMIC SE'],
    ],
  },
  {
    model: 'I-PACE',
    bodyStyle: 'suv',
    years: [2019, 2024],
    price: { year: 2022, rupees: 2_290_000 },
    yearlyLoss: 0.12,
    imported: 1,
    extras: ['All-wheel drive', 'Power tailgate', 'Panoramic roof'],
    variants: [['SADHA2A14%1######', 'ELECTRIC (5)', 294, 'A/T', 'EV400 S', 'EV400 SE', 'EV400 HSE']],
  },
]);

export const MINI: Generation[] = generations({ make: 'MINI', paints: MINI_PAINTS, ...FROM_BRITAIN }, [
  {
    model: 'COOPER',
    bodyStyle: 'hatchback',
    years: [2021, 2024],
    price: { year: 2022, rupees: 1_190_000 },
    imported: 3,
    variants: [
      ['WMWXR320502######', 'PETROL', 1499, '7DCT', 'COOPER CLASSIC', 'COOPER SPORT', 'COOPER EXCLUSIVE'],
      ['WMW11DJ0502######', 'ELECTRIC (5)', 135, 'A/T', 'COOPER SE LEVEL 2', 'COOPER SE LEVEL 3'],
    ],
  },
  {
    model: 'COUNTRYMAN',
    bodyStyle: 'compact-suv',
    years: [2020, 2023],
    price: { year: 2022, rupees: 1_540_000 },
    imported: 1,
    variants: [['WMW21BR0503######', 'PETROL', 1499, '7DCT', 'COOPER CLASSIC', 'COOPER SPORT']],
  },
]);

export const VOLVO: Generation[] = generations({ make: 'VOLVO', paints: VOLVO_PAINTS, ...FROM_BRITAIN }, [
  {
    model: 'XC40',
    bodyStyle: 'compact-suv',
    years: [2020, 2025],
    price: { year: 2022, rupees: 1_690_000 },
    yearlyLoss: 0.1,
    imported: 2,
    extras: ['Power tailgate'],
    variants: [
      ['YV1XZACVD%2######', 'PETROL HYBRID', 1969, 'A/T', 'B4 MOMENTUM', 'B4 R-DESIGN'],
      ['YV1XZEDVE%2######', 'ELECTRIC (5)', 170, 'A/T', 'RECHARGE PLUS'],
    ],
  },
  {
    model: 'XC60',
    bodyStyle: 'suv',
    years: [2018, 2025],
    price: { year: 2022, rupees: 2_350_000 },
    yearlyLoss: 0.1,
    imported: 1,
    extras: ['Power tailgate'],
    variants: [
      ['YV1UZARVD%1######', 'PETROL HYBRID', 1969, 'A/T', 'B5 MOMENTUM', 'B5 R-DESIGN', 'B5 INSCRIPTION'],
    ],
  },
  {
    model: 'V40',
    bodyStyle: 'hatchback',
    years: [2014, 2019],
    price: { year: 2017, rupees: 570_000 },
    yearlyLoss: 0.1,
    preOwned: 1,
    variants: [['YV1MZ28L1%2######', 'PETROL', 1498, 'A/T', 'T3 MOMENTUM', 'T3 R-DESIGN']],
  },
]);
