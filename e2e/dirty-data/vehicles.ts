/** A car with nothing but its chassis number. */
const BARE = { chassisNumber: 'BARE-0001' };

/** A car whose chassis number begins with a blank and contains every reserved character of a URL, and the comma of lists. */
export const ENCODED = {
  chassisNumber: ' A B/C#D?E&F%G%2FH,I+É',
  make: 'SUZUKI',
  model: 'SWIFT',
  yearOfManufacture: 2019,
  type: 'HATCHBACK',
  colour: 'RED',
  mileage: 30_000,
  status: 'IN STOCK',
  clientSellingPrice: 450_000,
  images: ['http://pictures.example/red.png', 'http://pictures.example/dead.png'],
};

const MARKUP = '<img src=x onerror="document.title=\'broken in\'"><b>AQUA</b>';

/** Longer than any line of a page. */
export const LONG_WORD = 'X'.repeat(400);

/** Cars with every kind of invalid field that a backoffice is known to send. */
export const VEHICLES: unknown[] = [
  BARE,
  {
    ...BARE,
    chassisNumber: 'NULL-0002',
    ...Object.fromEntries(
      [
        'id',
        'make',
        'model',
        'yearOfManufacture',
        'type',
        'mileage',
        'fuel',
        'engineCapacity',
        'transmission',
      ]
        .concat([
          'firstRegistration',
          'colour',
          'status',
          'localVehicle',
          'clientSellingPrice',
          'clientOptions',
          'images',
        ])
        .map((field) => [field, null]),
    ),
  },
  {
    chassisNumber: 'SWAP-0003',
    id: 'three',
    make: 123,
    model: 'SWAPPED',
    yearOfManufacture: '2018',
    mileage: '45200',
    engineCapacity: '1496',
    firstRegistration: 2018,
    auctionGrade: 4.5,
    clientSellingPrice: '850000',
    localVehicle: 'true',
    status: 'IN STOCK',
    transmission: 'M/T',
    fuel: 'PETROL',
  },
  {
    chassisNumber: 'MARK-0004',
    make: 'TOYOTA',
    model: MARKUP,
    version: '</script><script>document.title="broken in"</script>',
    clientOptions: `;; Push start ;Push start;${MARKUP};`,
    clientSellingPrice: 0,
    images: [
      ...['/pictures/with space.png', 'javascript:alert(1)', ' java\nscript:alert(1)', 'vbscript:alert(1)'],
      ...['data:text/html,<script>alert(1)</script>', null, 42, '/pictures/dead.png'],
    ],
  },
  ENCODED,
  {
    chassisNumber: 'NEGA-0005',
    make: 'HONDA',
    model: LONG_WORD,
    colour: LONG_WORD,
    clientSellingPrice: -1,
    mileage: -5,
    images: 'none',
  },
  {
    chassisNumber: 6_000_006,
    make: 'MAZDA',
    model: 'DEMIO',
    clientSellingPrice: 'NaN',
    clientOptions: ['A', 'B'],
  },
  { make: 'GHOST', model: 'WITHOUT CHASSIS NUMBER' },
  { chassisNumber: '  ', make: 'GHOST', model: 'BLANK CHASSIS NUMBER' },
  null,
  'not a vehicle',
];
