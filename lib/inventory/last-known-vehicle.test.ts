import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';

/** The module in a process that has just started with this data directory. */
async function start(directory: string) {
  process.env['DATA_DIR'] = directory;
  jest.resetModules();
  return import('./last-known-vehicle.ts');
}

test('a car is found by any spelling of its chassis number, without pictures and features', () =>
  withTempDirectory(async (directory) => {
    const { storeLastKnownVehicle, lastKnownVehicle } = await start(directory);
    await storeLastKnownVehicle(aVehicle({ chassisNumber: 'Nhp10-1' }));
    await expect(lastKnownVehicle(' NHP10–1.')).resolves.toEqual(
      aVehicle({ chassisNumber: 'Nhp10-1', images: [], clientOptions: '' }),
    );
  }));

test('a car whose page was never rendered is not known', () =>
  withTempDirectory(async (directory) => {
    const { lastKnownVehicle } = await start(directory);
    await expect(lastKnownVehicle('NHP10-1')).resolves.toBeNull();
  }));
