import { parseArgs } from 'node:util';
import { CliError } from '#backoffice/cli-error.ts';
import { recordChange } from '#backoffice/database/changes.ts';
import { withDatabase } from '#backoffice/database/open.ts';
import { deleteVehicle, findStoredVehicle, writeVehicle } from '#backoffice/database/vehicles.ts';
import { MAX_RUPEES, parseRupees } from '#backoffice/import/values.ts';
import type { StoredVehicle } from '#backoffice/vehicle.ts';
import { DATA_OPTION, requirePositionals } from './arguments.ts';

const PRICE_ON_REQUEST = 'none';

/** `sold CHASSIS`: marks a vehicle as sold. */
export async function sold(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: DATA_OPTION, allowPositionals: true });
  const [chassisNumber] = requirePositionals(positionals, ['CHASSIS']);
  await changeVehicle(values.data, chassisNumber, { status: 'SOLD' });
  process.stdout.write(`${chassisNumber} is sold.\n`);
}

/** `price CHASSIS AMOUNT`: sets a vehicle's price in rupees, or removes it with `none`. */
export async function price(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: DATA_OPTION, allowPositionals: true });
  const [chassisNumber, amount] = requirePositionals(positionals, ['CHASSIS', 'AMOUNT']);
  const clientSellingPrice = amount === PRICE_ON_REQUEST ? null : parsePrice(amount);
  await changeVehicle(values.data, chassisNumber, { clientSellingPrice });
  const newPrice = clientSellingPrice === null ? 'on request' : `Rs ${clientSellingPrice}`;
  process.stdout.write(`The price of ${chassisNumber} is ${newPrice}.\n`);
}

/** `remove CHASSIS`: deletes a vehicle. */
export async function remove(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: DATA_OPTION, allowPositionals: true });
  const [chassisNumber] = requirePositionals(positionals, ['CHASSIS']);
  await withDatabase(values.data, (db) =>
    db.transaction(() => {
      if (!deleteVehicle(db, chassisNumber)) throw noSuchVehicle(chassisNumber);
      recordChange(db, chassisNumber);
    }),
  );
  process.stdout.write(`${chassisNumber} is removed.\n`);
}

function noSuchVehicle(chassisNumber: string): CliError {
  return new CliError(`No vehicle has the chassis number ${chassisNumber}.`);
}

/** @throws CliError when no vehicle has that chassis number. */
async function changeVehicle(
  dataDirectory: string,
  chassisNumber: string,
  change: Partial<StoredVehicle>,
): Promise<void> {
  await withDatabase(dataDirectory, (db) =>
    db.transaction(() => {
      const vehicle = findStoredVehicle(db, chassisNumber);
      if (!vehicle) throw noSuchVehicle(chassisNumber);
      writeVehicle(db, { ...vehicle, ...change });
      recordChange(db, chassisNumber);
    }),
  );
}

function parsePrice(text: string): number {
  const amount = parseRupees(text);
  if (amount > 0 && amount < MAX_RUPEES) return amount;
  throw new CliError(
    `AMOUNT must be a price in rupees such as 850000, or ${PRICE_ON_REQUEST}, and not '${text}'.`,
  );
}
