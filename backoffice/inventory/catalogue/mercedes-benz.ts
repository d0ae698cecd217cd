import { generations, paints, type Generation } from './generation.ts';

const PAINTS = paints(`
  149 | POLAR WHITE                 | #f4f5f4 | 3
  197 | OBSIDIAN BLACK METALLIC     | #15161a | 3
  775 | IRIDIUM SILVER METALLIC     | #b6babd | 2
  992 | SELENITE GREY METALLIC      | #5d6164 | 1
  787 | MOUNTAIN GREY METALLIC      | #4c5157 | 2
  890 | CAVANSITE BLUE METALLIC     | #1f2f49 | 1
  996 | DESIGNO HYACINTH RED        | #8b111c | 1
`);

export const MERCEDES_BENZ: Generation[] = generations(
  { make: 'MERCEDES-BENZ', origin: 'UNITED KINGDOM', paints: PAINTS },
  [
    {
      model: 'A-CLASS',
      bodyStyle: 'hatchback',
      years: [2019, 2025],
      price: { year: 2022, rupees: 1_420_000 },
      yearlyLoss: 0.1,
      imported: 3,
      variants: [
        ['W1K1770842J######', 'PETROL', 1332, '7DCT', 'A180 SPORT', 'A180 AMG LINE'],
        ['W1K1770872J######', 'PETROL', 1332, '7DCT', 'A200 AMG LINE EXECUTIVE'],
      ],
    },
    {
      model: 'C-CLASS',
      bodyStyle: 'sedan',
      origin: 'SOUTH AFRICA',
      years: [2014, 2020],
      price: { year: 2017, rupees: 985_000 },
      yearlyLoss: 0.1,
      preOwned: 1,
      variants: [
        ['WDD2050402R######', 'PETROL', 1595, 'A/T', 'C180', 'C180 AVANTGARDE'],
        ['WDD2050422R######', 'PETROL', 1991, 'A/T', 'C200 AMG LINE'],
      ],
    },
    {
      model: 'C-CLASS',
      bodyStyle: 'sedan',
      years: [2021, 2025],
      price: { year: 2022, rupees: 2_250_000 },
      yearlyLoss: 0.1,
      imported: 2,
      variants: [
        ['W1K2060422R######', 'PETROL HYBRID', 1496, 'A/T', 'C200 SPORT', 'C200 AMG LINE'],
        ['W1K2060542R######', 'PETROL HYBRID', 1999, 'A/T', 'C300E AMG LINE PREMIUM'],
      ],
    },
    {
      model: 'CLA',
      bodyStyle: 'sedan',
      years: [2019, 2025],
      price: { year: 2022, rupees: 1_590_000 },
      yearlyLoss: 0.1,
      imported: 1,
      variants: [['W1K1183872N######', 'PETROL', 1332, '7DCT', 'CLA200 SPORT', 'CLA200 AMG LINE']],
    },
    {
      model: 'GLA',
      bodyStyle: 'compact-suv',
      years: [2020, 2025],
      price: { year: 2022, rupees: 1_760_000 },
      yearlyLoss: 0.1,
      imported: 1,
      variants: [['W1N2477872J######', 'PETROL', 1332, '7DCT', 'GLA200 SPORT', 'GLA200 AMG LINE']],
    },
    {
      model: 'GLC',
      bodyStyle: 'suv',
      years: [2019, 2022],
      price: { year: 2022, rupees: 2_690_000 },
      yearlyLoss: 0.1,
      imported: 1,
      extras: ['Power tailgate'],
      variants: [['W1N2539152F######', 'DIESEL', 1950, 'A/T', 'GLC220D SPORT', 'GLC220D AMG LINE']],
    },
  ],
);
