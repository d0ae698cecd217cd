import type { SQLOutputValue } from 'node:sqlite';
import { FILE_COLUMNS } from '#backoffice/import/row.ts';
import type { SeedVehicle, Vehicle } from '#backoffice/vehicle.ts';
import type { Database } from './open.ts';
import { nameKey, searchColumns } from './search-columns.ts';

/** The columns that `toVehicle` reads. */
export const VEHICLE_COLUMNS = ['id', ...FILE_COLUMNS.filter((column) => column !== 'featured')].join(', ');

const WRITTEN = [
  ...FILE_COLUMNS,
  ...['makeKey', 'modelKey', 'gearbox', 'fuelKind', 'engineCc', 'priceRupees', 'statusRank'],
];

/** Inserts what `toRow` gives. */
const INSERT_VEHICLE = `INSERT INTO vehicles (${WRITTEN.join(', ')})
  VALUES (${WRITTEN.map((column) => `:${column}`).join(', ')})`;

/** Makes an insert overwrite an existing vehicle with the same chassis number, which keeps its id. */
const OR_UPDATE = `ON CONFLICT (chassisNumber) DO UPDATE
  SET ${WRITTEN.map((column) => `${column} = excluded.${column}`).join(', ')}`;

/** @returns null when no vehicle has that chassis number. */
export function findVehicle(db: Database, chassisNumber: string): Vehicle | null {
  const row = db.sql(`SELECT ${VEHICLE_COLUMNS} FROM vehicles WHERE chassisNumber = ?`).get(chassisNumber);
  return row ? toVehicle(row) : null;
}

/** A vehicle as it was written, to be changed and written again. @returns null when there is none. */
export function findSeedVehicle(db: Database, chassisNumber: string): SeedVehicle | null {
  const row = db
    .sql(`SELECT ${FILE_COLUMNS.join(', ')} FROM vehicles WHERE chassisNumber = ?`)
    .get(chassisNumber);
  return row ? toSeedVehicle(row) : null;
}

/** What the landing page shows, in the order in which the dealership entered it. */
export function featuredVehicles(db: Database): Vehicle[] {
  return db
    .sql(`SELECT ${VEHICLE_COLUMNS} FROM vehicles WHERE featured = 1 ORDER BY id`)
    .all()
    .map(toVehicle);
}

/** The makes of all vehicles, sorted. */
export function makes(db: Database): string[] {
  return distinct(db.sql('SELECT DISTINCT makeKey, make AS name FROM vehicles').all());
}

/** The models of all vehicles, sorted. */
export function models(db: Database): string[] {
  return distinct(db.sql('SELECT DISTINCT model AS name FROM vehicles').all());
}

/** The models of one make, sorted; none for a make that is not known. */
export function modelsOf(db: Database, make: string): string[] {
  return distinct(db.sql('SELECT DISTINCT model AS name FROM vehicles WHERE makeKey = ?').all(nameKey(make)));
}

/** Vehicles may write one make or model in different cases; one spelling stands for all. */
function distinct(rows: Record<string, unknown>[]): string[] {
  const names = new Map(rows.map(({ name }) => [nameKey(String(name)), String(name)]));
  return [...names.values()].sort(new Intl.Collator('en').compare);
}

export function hasVehicles(db: Database): boolean {
  return db.sql('SELECT 1 FROM vehicles LIMIT 1').get() !== undefined;
}

/** @returns false when a vehicle has the chassis number already; that one stays as it is. */
export function addVehicle(db: Database, vehicle: SeedVehicle): boolean {
  const { changes } = db.sql(`${INSERT_VEHICLE} ON CONFLICT (chassisNumber) DO NOTHING`).run(toRow(vehicle));
  return changes === 1;
}

/** Adds a vehicle, or overwrites the one that has its chassis number. */
export function writeVehicle(db: Database, vehicle: SeedVehicle): void {
  db.sql(`${INSERT_VEHICLE} ${OR_UPDATE}`).run(toRow(vehicle));
}

/** Lets SQLite count what the indexes hold, so that it picks the right one. Call it after many writes. */
export function refreshStatistics(db: Database): void {
  db.sql('ANALYZE').run();
}

type Row = Record<string, SQLOutputValue>;

/** A row as the API answers it. */
export function toVehicle(row: Row): Vehicle {
  const { localVehicle, images } = row;
  const values = { ...row, localVehicle: localVehicle === 1, images: JSON.parse(String(images)) as string[] };
  return values as Row & Vehicle; // schema.sql is strict about the others
}

/** A row as it was written. */
function toSeedVehicle(row: Row): SeedVehicle {
  return { ...toVehicle(row), featured: row.featured === 1 };
}

/** What to bind to a statement that writes a vehicle. */
function toRow(vehicle: SeedVehicle) {
  return {
    ...vehicle,
    images: JSON.stringify(vehicle.images),
    localVehicle: Number(vehicle.localVehicle),
    featured: Number(vehicle.featured),
    ...searchColumns(vehicle),
  };
}
