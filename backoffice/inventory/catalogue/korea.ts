import { generations, paints, type Generation } from './generation.ts';

const KIA_PAINTS = paints(`
  UD  | CLEAR WHITE                 | #f3f4f3 | 3
  4SS | SILKY SILVER METALLIC       | #bbbfc2 | 2
  ABP | AURORA BLACK PEARL          | #15161a | 2
  KLG | PENTA METAL METALLIC        | #5a5e63 | 1
  BEG | SIGNAL RED                  | #b2151d | 1
  B3L | BLUE FLAME METALLIC         | #1b5293 | 1
`);

const HYUNDAI_PAINTS = paints(`
  WAW | POLAR WHITE                 | #f3f4f3 | 3
  T2X | TYPHOON SILVER METALLIC     | #b9bdc0 | 2
  NKA | PHANTOM BLACK PEARL         | #15161a | 2
  A5G | AMAZON GREY METALLIC        | #565b59 | 1
  PR2 | FIERY RED PEARL             | #9a141d | 1
  YP5 | INTENSE BLUE PEARL          | #1b4a8c | 1
`);

export const KIA: Generation[] = generations({ make: 'KIA', origin: 'SOUTH KOREA', paints: KIA_PAINTS }, [
  {
    model: 'PICANTO',
    bodyStyle: 'hatchback',
    years: [2017, 2023],
    price: { year: 2020, rupees: 435_000 },
    preOwned: 2,
    variants: [
      ['KNAB2512A%T######', 'PETROL', 998, 'M/T', '1.0 LX', '1.0 STREET'],
      ['KNAB3512A%T######', 'PETROL', 1248, 'A/T', '1.2 EX', '1.2 GT-LINE'],
    ],
  },
  {
    model: 'RIO',
    bodyStyle: 'hatchback',
    years: [2017, 2022],
    price: { year: 2019, rupees: 490_000 },
    preOwned: 1,
    variants: [['KNADC512B%6######', 'PETROL', 1368, 'A/T', '1.4 LS', '1.4 TEC']],
  },
  {
    model: 'SELTOS',
    bodyStyle: 'compact-suv',
    origin: 'INDIA',
    years: [2020, 2024],
    price: { year: 2021, rupees: 865_000 },
    preOwned: 1,
    variants: [['MZBEP813B%N######', 'PETROL', 1591, 'A/T', '1.6 EX', '1.6 EX+']],
  },
  {
    model: 'SPORTAGE',
    bodyStyle: 'suv',
    years: [2016, 2021],
    price: { year: 2018, rupees: 790_000 },
    preOwned: 1,
    variants: [['KNAPM81AB%7######', 'PETROL', 1999, 'A/T', '2.0 LX', '2.0 EX', '2.0 GT LINE']],
  },
  {
    model: 'SPORTAGE',
    bodyStyle: 'suv',
    origin: 'UNITED KINGDOM',
    years: [2022, 2025],
    price: { year: 2022, rupees: 1_640_000 },
    imported: 2,
    variants: [['U5YPV81DG%L######', 'PETROL HYBRID', 1598, 'A/T', '1.6 HEV GT-LINE', '1.6 HEV GT-LINE S']],
  },
  {
    model: 'NIRO',
    bodyStyle: 'compact-suv',
    origin: 'UNITED KINGDOM',
    years: [2019, 2022],
    price: { year: 2022, rupees: 1_180_000 },
    imported: 2,
    variants: [
      ['KNACC81CG%5######', 'PETROL HYBRID', 1580, 'DCT', '1.6 HEV 2', '1.6 HEV 3', '1.6 HEV 4'],
      ['KNACC81GF%5######', 'ELECTRIC (5)', 150, 'A/T', 'E-NIRO 3', 'E-NIRO 4+'],
    ],
  },
]);

export const HYUNDAI: Generation[] = generations(
  { make: 'HYUNDAI', origin: 'SOUTH KOREA', paints: HYUNDAI_PAINTS },
  [
    {
      model: 'GRAND I10',
      bodyStyle: 'hatchback',
      origin: 'INDIA',
      years: [2014, 2022],
      price: { year: 2018, rupees: 335_000 },
      preOwned: 2,
      variants: [
        ['MALA851CA%M######', 'PETROL', 998, 'M/T', '1.0 GL'],
        ['MALA841CB%M######', 'PETROL', 1248, 'A/T', '1.25 GLS'],
      ],
    },
    {
      model: 'CRETA',
      bodyStyle: 'compact-suv',
      origin: 'INDIA',
      years: [2016, 2022],
      price: { year: 2019, rupees: 690_000 },
      preOwned: 1,
      variants: [
        ['MALC181CB%M######', 'PETROL', 1591, 'M/T', '1.6 GL'],
        ['MALC381CB%M######', 'PETROL', 1591, 'A/T', '1.6 GLS', '1.6 GLS TWO-TONE'],
      ],
    },
    {
      model: 'TUCSON',
      bodyStyle: 'suv',
      years: [2016, 2020],
      price: { year: 2018, rupees: 780_000 },
      preOwned: 1,
      variants: [['KMHJ3813A%U######', 'PETROL', 1999, 'A/T', '2.0 GL', '2.0 GLS']],
    },
    {
      model: 'TUCSON',
      bodyStyle: 'suv',
      origin: 'UNITED KINGDOM',
      years: [2021, 2025],
      price: { year: 2022, rupees: 1_590_000 },
      imported: 1,
      variants: [['TMAJD81EF%J######', 'PETROL HYBRID', 1598, 'A/T', '1.6 HEV PREMIUM', '1.6 HEV ULTIMATE']],
    },
    {
      model: 'KONA ELECTRIC',
      bodyStyle: 'compact-suv',
      origin: 'UNITED KINGDOM',
      years: [2020, 2023],
      price: { year: 2022, rupees: 1_240_000 },
      yearlyLoss: 0.11,
      imported: 2,
      variants: [
        ['KMHK281EF%U######', 'ELECTRIC (5)', 100, 'A/T', '39 KWH SE CONNECT', '39 KWH PREMIUM'],
        ['KMHK381GF%U######', 'ELECTRIC (5)', 150, 'A/T', '64 KWH PREMIUM', '64 KWH ULTIMATE'],
      ],
    },
  ],
);
