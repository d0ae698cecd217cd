import { parseArgs } from 'node:util';
import { Problem } from '../problem.ts';
import { DATA_OPTION, positionalsOf } from './arguments.ts';
import { changeVehicle } from './change-vehicle.ts';

/** What stands for a price on request. */
const ON_REQUEST = 'none';

/** `price CHASSIS AMOUNT`: sets a vehicle's price in rupees, or takes it away with `none`. */
export async function price(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: DATA_OPTION, allowPositionals: true });
  const [chassisNumber, amount] = positionalsOf(positionals, ['CHASSIS', 'AMOUNT']);
  const clientSellingPrice = amount === ON_REQUEST ? null : rupees(amount);
  await changeVehicle(values.data, chassisNumber, { clientSellingPrice });
  const shown = clientSellingPrice === null ? 'on request' : `Rs ${clientSellingPrice}`;
  process.stdout.write(`The price of ${chassisNumber} is ${shown}.\n`);
}

function rupees(text: string): number {
  const amount = Number(text);
  if (/^\d+(\.\d{1,2})?$/.test(text) && amount > 0 && amount <= 1e9) return amount;
  throw new Problem(`AMOUNT must be a price in rupees such as 850000, or ${ON_REQUEST}, and not '${text}'.`);
}
