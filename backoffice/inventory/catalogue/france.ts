import { generations, paints, type Generation } from './generation.ts';

const PEUGEOT_PAINTS = paints(`
  WPP0 | BANQUISE WHITE              | #f3f4f3 | 2
  M6N9 | PEARL WHITE                 | #efeeea | 1
  M0F4 | ARTENSE GREY METALLIC       | #a5aaae | 1
  M0VL | PLATINUM GREY METALLIC      | #62676c | 1
  M09V | PERLA NERA BLACK METALLIC   | #15161a | 2
  M6SM | VERTIGO BLUE                | #174f8f | 1
  M5VH | ELIXIR RED                  | #8f131d | 1
`);

const RENAULT_PAINTS = paints(`
  369  | GLACIER WHITE               | #f3f4f3 | 2
  D69  | PLATINUM GREY METALLIC      | #a4a8ac | 2
  KNG  | TITANIUM GREY METALLIC      | #5b6065 | 1
  GNE  | DIAMOND BLACK METALLIC      | #15161a | 2
  NNP  | FLAME RED METALLIC          | #a0141d | 1
  RQH  | IRON BLUE METALLIC          | #1b3f7c | 1
`);

const CITROEN_PAINTS = paints(`
  EWP  | POLAR WHITE                 | #f3f4f3 | 2
  EVL  | PLATINUM GREY METALLIC      | #62676c | 2
  KTV  | PERLA NERA BLACK METALLIC   | #15161a | 1
  KVH  | RUBY RED METALLIC           | #8a141f | 1
  EEP  | SPRING BLUE METALLIC        | #2c6c9c | 1
`);

export const PEUGEOT: Generation[] = generations(
  { make: 'PEUGEOT', origin: 'UNITED KINGDOM', paints: PEUGEOT_PAINTS },
  [
    {
      model: '208',
      bodyStyle: 'hatchback',
      years: [2020, 2025],
      price: { year: 2022, rupees: 790_000 },
      imported: 2,
      variants: [
        [
          'VR3UPHNSS%T######',
          'PETROL',
          1199,
          'A/T',
          '1.2 PURETECH ACTIVE',
          '1.2 PURETECH ALLURE',
          '1.2 PURETECH GT',
        ],
        ['VR3UHZKXZ%T######', 'ELECTRIC (5)', 100, 'A/T', 'E-208 ALLURE', 'E-208 GT'],
      ],
    },
    {
      model: '2008',
      bodyStyle: 'compact-suv',
      years: [2020, 2025],
      price: { year: 2022, rupees: 970_000 },
      imported: 1,
      variants: [['VR3USHNSS%J######', 'PETROL', 1199, 'A/T', '1.2 PURETECH ALLURE', '1.2 PURETECH GT']],
    },
    {
      model: '3008',
      bodyStyle: 'suv',
      years: [2021, 2024],
      price: { year: 2022, rupees: 1_240_000 },
      imported: 1,
      variants: [['VF3MRHNSS%S######', 'PETROL', 1199, 'A/T', '1.2 PURETECH ALLURE', '1.2 PURETECH GT']],
    },
  ],
);

export const RENAULT: Generation[] = generations(
  { make: 'RENAULT', origin: 'UNITED KINGDOM', paints: RENAULT_PAINTS },
  [
    {
      model: 'KWID',
      bodyStyle: 'hatchback',
      origin: 'INDIA',
      years: [2017, 2022],
      price: { year: 2019, rupees: 270_000 },
      preOwned: 1,
      variants: [
        ['MEEBBA006%7######', 'PETROL', 999, 'M/T', '1.0 EXPRESSION', '1.0 DYNAMIQUE', '1.0 CLIMBER'],
      ],
    },
    {
      model: 'CLIO',
      bodyStyle: 'hatchback',
      years: [2020, 2025],
      price: { year: 2022, rupees: 750_000 },
      imported: 1,
      variants: [
        [
          'VF1RJA00X68######',
          'PETROL HYBRID',
          1598,
          'A/T',
          'E-TECH ICONIC',
          'E-TECH S EDITION',
          'E-TECH RS LINE',
        ],
      ],
    },
    {
      model: 'CAPTUR',
      bodyStyle: 'compact-suv',
      years: [2020, 2025],
      price: { year: 2022, rupees: 890_000 },
      imported: 1,
      variants: [['VF1RJB00X68######', 'PETROL', 1333, '7DCT', 'TCE 140 ICONIC', 'TCE 140 S EDITION']],
    },
    {
      model: 'ZOE',
      bodyStyle: 'hatchback',
      years: [2020, 2023],
      price: { year: 2022, rupees: 745_000 },
      yearlyLoss: 0.11,
      imported: 1,
      variants: [['VF1AG000X66######', 'ELECTRIC (5)', 80, 'A/T', 'R110 PLAY', 'R110 ICONIC']],
    },
  ],
);

export const CITROEN: Generation[] = generations(
  { make: 'CITROËN', origin: 'UNITED KINGDOM', paints: CITROEN_PAINTS },
  [
    {
      model: 'C3',
      bodyStyle: 'hatchback',
      years: [2020, 2024],
      price: { year: 2022, rupees: 665_000 },
      imported: 2,
      variants: [
        ['VF7SXHNPT%T######', 'PETROL', 1199, 'A/T', '1.2 PURETECH SHINE', '1.2 PURETECH SHINE PLUS'],
      ],
    },
    {
      model: 'C3 AIRCROSS',
      bodyStyle: 'compact-suv',
      years: [2021, 2024],
      price: { year: 2022, rupees: 795_000 },
      imported: 1,
      variants: [
        ['VF72RHNPX%4######', 'PETROL', 1199, 'A/T', '1.2 PURETECH SHINE', '1.2 PURETECH SHINE PLUS'],
      ],
    },
    {
      model: 'C5 AIRCROSS',
      bodyStyle: 'suv',
      years: [2022, 2025],
      price: { year: 2022, rupees: 1_150_000 },
      imported: 1,
      variants: [
        ['VR7ACYHZR%L######', 'DIESEL', 1499, 'A/T', '1.5 BLUEHDI SENSE PLUS', '1.5 BLUEHDI SHINE PLUS'],
      ],
    },
  ],
);
