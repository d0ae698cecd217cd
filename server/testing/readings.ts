import type { Readings } from '#server/metrics.ts';

/** The readings of a site whose backoffice and queue server are down. */
export const READINGS: Readings = {
  backoffice: () => Promise.resolve('down'),
  circuits: () => [
    { resource: 'makes', isOpen: true },
    { resource: 'cars', isOpen: false },
  ],
  queue: () =>
    Promise.resolve({
      undelivered: 3,
      deadLetters: 1,
      oldestUndeliveredSeconds: 90,
      enquiryStores: { disk: 'up', server: 'down' },
    }),
  inventory: () => ({ cars: 304, ageSeconds: 42 }),
  pageCache: {
    lookUps: { hit: 7, stale: 2, miss: 1 },
    usage: { memory: { entries: 4, bytes: 4_000 }, disk: { entries: 5, bytes: 5_000 } },
  },
};
