import type { Car } from '#lib/backoffice/testing/inventory.ts';
import type { ImageHost } from './image-host.ts';
import type { Site } from './site.ts';
import { test as base } from './test.ts';

type Fixtures = {
  /** A TOYOTA AQUA 2017 at Rs 785,000 for this test only. */
  car: Car;
  /** A host of IMAGE_HOSTS for this test only. */
  imageHost: ImageHost;
  site: Site;
};

let cars = 0;

/**
 * The `test` of test.ts with one site and backoffice for all tests of a worker, since a start costs more than most tests.
 * Each test uses its own pictures and cars, and no mode that opens the circuit breaker.
 */
export const test = base.extend<Fixtures>({
  backoffice: async ({ shared: { backoffice } }, provide) => {
    await provide(backoffice);
    backoffice.setMode('healthy');
    backoffice.handleCalls(() => false);
  },
  car: async ({ backoffice: { inventory } }, provide) => {
    const known = inventory.cars.get('AQUA-100001');
    if (!known) throw new Error('A test has removed the car that the others copy');
    cars += 1;
    const car = { ...known, chassisNumber: `OWN-${100_000 + cars}` };
    inventory.cars.set(car.chassisNumber, car);
    await provide(car);
    inventory.cars.delete(car.chassisNumber);
  },
  imageHost: async ({ shared: { hosts } }, provide) => {
    const host = hosts.pop();
    if (!host) throw new Error('There are more tests than image hosts');
    await provide(host);
  },
  site: async ({ shared }, provide) => provide(shared.site),
});
