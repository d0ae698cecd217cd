import { parseArgs } from 'node:util';
import { DATA_OPTION, positionalsOf } from './arguments.ts';
import { changeVehicle } from './change-vehicle.ts';

/** `sold CHASSIS`: marks a vehicle as sold. */
export async function sold(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: DATA_OPTION, allowPositionals: true });
  const [chassisNumber] = positionalsOf(positionals, ['CHASSIS']);
  await changeVehicle(values.data, chassisNumber, { status: 'SOLD' });
  process.stdout.write(`${chassisNumber} is sold.\n`);
}
