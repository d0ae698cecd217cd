import { generations, paints, type Generation } from './generation.ts';

const PAINTS = paints(`
  7VT | FROZEN WHITE                | #f3f4f3 | 3
  UX  | INGOT SILVER                | #b8bcbf | 1
  J7  | MAGNETIC                    | #505459 | 2
  JAY | AGATE BLACK                 | #17181c | 2
  PQ  | RACE RED                    | #b3141c | 1
  H7  | DESERT ISLAND BLUE          | #2a6d9f | 1
`);

export const FORD: Generation[] = generations({ make: 'FORD', origin: 'UNITED KINGDOM', paints: PAINTS }, [
  {
    model: 'FIESTA',
    bodyStyle: 'hatchback',
    years: [2020, 2023],
    price: { year: 2022, rupees: 745_000 },
    imported: 1,
    variants: [
      ['WF0JXXGAHJ%######', 'PETROL HYBRID', 999, 'M/T', 'TITANIUM', 'ST-LINE'],
      ['WF0JXXGAHJ%######', 'PETROL HYBRID', 999, '7DCT', 'TITANIUM X', 'ST-LINE X'],
    ],
  },
  {
    model: 'PUMA',
    bodyStyle: 'compact-suv',
    years: [2020, 2025],
    price: { year: 2022, rupees: 945_000 },
    imported: 2,
    variants: [
      [
        'WF02XXERK2%######',
        'PETROL HYBRID',
        999,
        '7DCT',
        'TITANIUM',
        'ST-LINE',
        'ST-LINE X',
        'ST-LINE VIGNALE',
      ],
    ],
  },
  {
    model: 'KUGA',
    bodyStyle: 'suv',
    years: [2020, 2024],
    price: { year: 2022, rupees: 1_490_000 },
    yearlyLoss: 0.1,
    imported: 1,
    variants: [
      ['WF0FXXWPMH%######', 'PETROL HYBRID', 2488, 'CVT', 'PHEV TITANIUM', 'PHEV ST-LINE', 'PHEV ST-LINE X'],
    ],
  },
  {
    model: 'RANGER',
    bodyStyle: 'pickup',
    origin: 'SOUTH AFRICA',
    years: [2015, 2022],
    price: { year: 2019, rupees: 1_210_000 },
    yearlyLoss: 0.07,
    preOwned: 2,
    extras: ['Four-wheel drive', 'Rear differential lock', 'Tow bar', 'Load-bed liner'],
    variants: [
      ['AFAPXXMJ2P%######', 'DIESEL', 2198, 'M/T', '2.2 TDCI XL DOUBLE CAB', '2.2 TDCI XLS DOUBLE CAB'],
      ['AFAPXXMJ2P%######', 'DIESEL', 3198, 'A/T', '3.2 TDCI XLT DOUBLE CAB', '3.2 TDCI WILDTRAK DOUBLE CAB'],
    ],
  },
]);
