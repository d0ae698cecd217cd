import { generations, paints, type Generation } from './generation.ts';

const AUDI_PAINTS = paints(`
  T9T9 | IBIS WHITE                  | #f4f5f3 | 2
  2Y2Y | GLACIER WHITE METALLIC      | #ecedeb | 2
  L5L5 | FLORETT SILVER METALLIC     | #b3b7ba | 1
  6Y6Y | DAYTONA GREY PEARL          | #4b4f55 | 2
  0E0E | MYTHOS BLACK METALLIC       | #15161a | 2
  2D2D | NAVARRA BLUE METALLIC       | #1d3154 | 1
  Y1Y1 | TANGO RED METALLIC          | #96141d | 1
`);

const VOLKSWAGEN_PAINTS = paints(`
  LC9A | PURE WHITE                  | #f4f5f3 | 3
  8E8E | REFLEX SILVER METALLIC      | #b6babd | 2
  X3X3 | INDIUM GREY METALLIC        | #4d5157 | 2
  2T2T | DEEP BLACK PEARL            | #14151a | 2
  H7H7 | ATLANTIC BLUE METALLIC      | #1b3054 | 1
  P8P8 | KINGS RED METALLIC          | #93141c | 1
`);

export const AUDI: Generation[] = generations(
  { make: 'AUDI', origin: 'UNITED KINGDOM', paints: AUDI_PAINTS },
  [
    {
      model: 'A3 SPORTBACK',
      bodyStyle: 'hatchback',
      years: [2020, 2025],
      price: { year: 2022, rupees: 1_320_000 },
      yearlyLoss: 0.1,
      imported: 2,
      variants: [
        ['WAUZZZGY5%A######', 'PETROL HYBRID', 999, '7DCT', '30 TFSI SPORT', '30 TFSI S LINE'],
        ['WAUZZZGY7%A######', 'PETROL HYBRID', 1498, '7DCT', '35 TFSI S LINE', '35 TFSI EDITION 1'],
      ],
    },
    {
      model: 'A4',
      bodyStyle: 'sedan',
      origin: 'GERMANY',
      years: [2016, 2020],
      price: { year: 2018, rupees: 1_060_000 },
      yearlyLoss: 0.1,
      preOwned: 1,
      variants: [['WAUZZZF45%N######', 'PETROL', 1395, '7DCT', '1.4 TFSI SPORT', '1.4 TFSI S LINE']],
    },
    {
      model: 'Q2',
      bodyStyle: 'compact-suv',
      years: [2020, 2025],
      price: { year: 2022, rupees: 1_390_000 },
      yearlyLoss: 0.1,
      imported: 1,
      variants: [['WAUZZZGA5%A######', 'PETROL', 1498, '7DCT', '35 TFSI SPORT', '35 TFSI S LINE']],
    },
    {
      model: 'Q3',
      bodyStyle: 'compact-suv',
      years: [2019, 2025],
      price: { year: 2022, rupees: 1_730_000 },
      yearlyLoss: 0.1,
      imported: 2,
      extras: ['Power tailgate'],
      variants: [
        [
          'WAUZZZF35%1######',
          'PETROL',
          1498,
          '7DCT',
          '35 TFSI SPORT',
          '35 TFSI S LINE',
          '35 TFSI BLACK EDITION',
        ],
      ],
    },
    {
      model: 'Q4 E-TRON',
      bodyStyle: 'suv',
      years: [2021, 2025],
      price: { year: 2022, rupees: 2_190_000 },
      yearlyLoss: 0.11,
      imported: 1,
      extras: ['Power tailgate'],
      variants: [['WAUZZZFZ5%P######', 'ELECTRIC (5)', 150, 'A/T', '40 SPORT', '40 S LINE']],
    },
  ],
);

export const VOLKSWAGEN: Generation[] = generations(
  { make: 'VOLKSWAGEN', origin: 'UNITED KINGDOM', paints: VOLKSWAGEN_PAINTS },
  [
    {
      model: 'POLO',
      bodyStyle: 'hatchback',
      years: [2021, 2025],
      price: { year: 2022, rupees: 845_000 },
      imported: 2,
      variants: [
        ['WVWZZZAW5%Y######', 'PETROL', 999, '7DCT', '1.0 TSI LIFE', '1.0 TSI STYLE', '1.0 TSI R-LINE'],
      ],
    },
    {
      model: 'POLO',
      bodyStyle: 'hatchback',
      origin: 'SOUTH AFRICA',
      years: [2018, 2022],
      price: { year: 2019, rupees: 590_000 },
      preOwned: 1,
      variants: [
        ['AAVZZZAWZ%U######', 'PETROL', 999, 'M/T', '1.0 TSI TRENDLINE', '1.0 TSI COMFORTLINE'],
        ['AAVZZZAWX%U######', 'PETROL', 999, '7DCT', '1.0 TSI COMFORTLINE DSG'],
      ],
    },
    {
      model: 'GOLF',
      bodyStyle: 'hatchback',
      years: [2020, 2025],
      price: { year: 2022, rupees: 1_190_000 },
      imported: 2,
      variants: [
        [
          'WVWZZZCD5%W######',
          'PETROL HYBRID',
          1498,
          '7DCT',
          '1.5 ETSI LIFE',
          '1.5 ETSI STYLE',
          '1.5 ETSI R-LINE',
        ],
      ],
    },
    {
      model: 'T-ROC',
      bodyStyle: 'compact-suv',
      years: [2021, 2025],
      price: { year: 2022, rupees: 1_270_000 },
      imported: 1,
      variants: [
        ['WVGZZZA15%V######', 'PETROL', 1498, '7DCT', '1.5 TSI LIFE', '1.5 TSI STYLE', '1.5 TSI R-LINE'],
      ],
    },
    {
      model: 'TIGUAN',
      bodyStyle: 'suv',
      years: [2020, 2024],
      price: { year: 2022, rupees: 1_610_000 },
      imported: 2,
      variants: [
        ['WVGZZZ5N5%W######', 'PETROL', 1498, '7DCT', '1.5 TSI LIFE', '1.5 TSI ELEGANCE', '1.5 TSI R-LINE'],
      ],
    },
  ],
);
