import { ALL_GENERATIONS } from './all-generations';
import type { Generation } from './generation';

const FRAME_NUMBER = /^[A-Z0-9]+-[0-9]*#{6}$/;
const VIN = /^[A-HJ-NPR-Z0-9#%]{17}$/;

/** First three places of the VINs that each make's factories stamp. */
const WORLD_MAKERS: Record<string, string[]> = {
  AUDI: ['WAU'],
  BMW: ['WBA', 'WBY'],
  BYD: ['LGX'],
  CITROËN: ['VF7', 'VR7'],
  FORD: ['WF0', 'AFA'],
  HYUNDAI: ['MAL', 'KMH', 'TMA'],
  ISUZU: ['MPA'],
  JAGUAR: ['SAJ', 'SAD'],
  KIA: ['KNA', 'U5Y', 'MZB'],
  'LAND ROVER': ['SAL'],
  'MERCEDES-BENZ': ['WDD', 'W1K', 'W1N'],
  MG: ['LSJ'],
  MINI: ['WMW'],
  MITSUBISHI: ['MMC'],
  NISSAN: ['SJN', 'MNT', 'MDH'],
  PEUGEOT: ['VF3', 'VR3'],
  PORSCHE: ['WP0', 'WP1'],
  RENAULT: ['VF1', 'MEE'],
  SUZUKI: ['MA3', 'TSM'],
  TESLA: ['LRW'],
  TOYOTA: ['AHT', 'MHK', 'MBJ'],
  VOLKSWAGEN: ['WVW', 'WVG', 'AAV'],
  VOLVO: ['YV1'],
};

function stock({ imported = 0, preOwned = 0 }: Generation): number {
  return imported + preOwned;
}

const GENERATIONS = ALL_GENERATIONS.map(
  (generation) =>
    [`${generation.make} ${generation.model} ${generation.years.join('-')}`, generation] as const,
);

test.each(GENERATIONS)(
  '%s has chassis numbers as its country stamps them',
  (_, { make, origin, variants }) => {
    for (const [chassis] of variants) {
      expect(chassis).toMatch(/^[^#]*#{6,}$/);
      expect(chassis).toMatch(origin === 'JAPAN' ? FRAME_NUMBER : VIN);
      if (origin !== 'JAPAN') expect(WORLD_MAKERS[make]).toContain(chassis.slice(0, 3));
    }
  },
);

test.each(GENERATIONS)('%s has an engine that goes with its fuel', (_, { variants }) => {
  for (const [, fuel, engine, transmission] of variants) {
    const isElectric = fuel.startsWith('ELECTRIC');
    expect(engine).toBeGreaterThanOrEqual(isElectric ? 40 : 650);
    expect(engine).toBeLessThanOrEqual(isElectric ? 400 : 3_500);
    if (isElectric) expect(transmission).toBe('A/T');
  }
});

test.each(GENERATIONS)('%s has versions, and none twice with one engine and gearbox', (_, { variants }) => {
  for (const [, , , , ...versions] of variants) {
    expect(versions.length).toBeGreaterThan(0);
    expect(new Set(versions).size).toBe(versions.length);
  }
});

test.each(GENERATIONS)('%s has paints that can be painted', (_, { paints }) => {
  expect(paints.length).toBeGreaterThanOrEqual(3);
  for (const { name, hex, share } of paints) {
    expect(name).toMatch(/^[A-Z0-9][A-Z0-9 -]+$/);
    expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(share).toBeGreaterThan(0);
  }
});

test.each(GENERATIONS)(
  '%s is priced for a year in which it was built',
  (_, { years: [first, last], price }) => {
    expect(first).toBeLessThanOrEqual(last);
    expect(price.year).toBeGreaterThanOrEqual(first);
    expect(price.year).toBeLessThanOrEqual(last);
    expect(price.rupees).toBeGreaterThanOrEqual(200_000);
  },
);

test.each(GENERATIONS)('%s is in stock, and imported from Japan or Great Britain only', (_, generation) => {
  expect(stock(generation)).toBeGreaterThan(0);
  if (generation.imported) expect(['JAPAN', 'UNITED KINGDOM']).toContain(generation.origin);
});

test('the catalogue is that of a whole market', () => {
  expect(new Set(ALL_GENERATIONS.map(({ make }) => make)).size).toBeGreaterThanOrEqual(22);
  expect(ALL_GENERATIONS.length).toBeGreaterThanOrEqual(75);
});

test('every make has at least three cars', () => {
  const counts = new Map<string, number>();
  for (const generation of ALL_GENERATIONS) {
    counts.set(generation.make, (counts.get(generation.make) ?? 0) + stock(generation));
  }
  expect([...counts].filter(([, count]) => count < 3)).toEqual([]);
});
