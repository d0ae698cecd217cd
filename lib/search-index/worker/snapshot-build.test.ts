import { statSync } from 'node:fs';
import { join } from 'node:path';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { SnapshotBuild } from './snapshot-build.ts';

const MAX_BYTES = 256 * 1024;

test('an inventory that never ends fails the sync before it fills the disk', () =>
  withTempDirectory(async (directory) => {
    const file = join(directory, 'index');
    const build = new SnapshotBuild(file, null, MAX_BYTES);
    function addForEver(): void {
      for (let car = 0; car < 10_000; car += 1) build.add([aVehicle({ chassisNumber: `X${car}` })], 0);
    }

    expect(addForEver).toThrow('database or disk is full');
    expect(build.cars).toBeGreaterThan(10);
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
    await build.discard();
  }));
