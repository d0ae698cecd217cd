import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { resetProcess } from '#lib/platform/testing/reset-process.ts';

/** What a process remembers that has just started with its data in this directory. */
async function start(directory: string) {
  process.env['DATA_DIR'] = directory;
  resetProcess();
  return import('./remembered-vehicles.ts');
}

test('a car is remembered by its chassis number, in either case, without its pictures and features', () =>
  withTempDirectory(async (directory) => {
    const { rememberVehicle, rememberedVehicle } = await start(directory);
    rememberVehicle(aVehicle({ chassisNumber: 'Nhp10-1' }));
    await expect(rememberedVehicle('NHP10-1')).resolves.toEqual(
      aVehicle({ chassisNumber: 'Nhp10-1', images: [], clientOptions: '' }),
    );
  }));

test('a car whose page was never made is not remembered', () =>
  withTempDirectory(async (directory) => {
    const { rememberedVehicle } = await start(directory);
    await expect(rememberedVehicle('NHP10-1')).resolves.toBeNull();
  }));
