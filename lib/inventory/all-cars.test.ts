import { hangUp } from '#lib/backoffice/testing/a-backoffice.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { pagesOf, withSite } from './testing/a-site.ts';

const CARS = ['A', 'B', 'C', 'D', 'E'].map((chassisNumber) => aVehicle({ chassisNumber }));

test('all cars are listed from the inventory, which is read first when there is none', () =>
  withSite({ 'POST /cars': pagesOf(() => CARS) }, async ({ allCars, received }) => {
    expect((await allCars()).map(({ vehicle }) => vehicle)).toEqual(CARS);
    await allCars();
    expect(received.filter(({ call }) => call === 'POST /cars')).toHaveLength(3);
  }));

test('without an inventory that can be read, all cars are a failure of the backoffice', () => {
  captureLog();
  return withSite({ 'POST /cars': hangUp() }, async ({ allCars }) => {
    await expect(allCars()).rejects.toMatchObject({ name: 'BackofficeError', kind: 'unreachable' });
  });
});
