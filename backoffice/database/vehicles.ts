import type { SQLOutputValue } from 'node:sqlite';
import { FILE_COLUMNS } from '#backoffice/import/row.ts';
import type { StoredVehicle, Vehicle } from '#backoffice/vehicle.ts';
import type { Database } from './open.ts';
import { nameKey, searchColumns } from './search-columns.ts';

/** The columns that `toVehicle` reads. */
export const VEHICLE_COLUMNS = ['id', ...FILE_COLUMNS.filter((column) => column !== 'featured')].join(', ');

const WRITTEN_COLUMNS = [
  ...FILE_COLUMNS,
  ...['makeKey', 'modelKey', 'gearbox', 'fuelKind', 'engineCc', 'priceRupees', 'statusRank'],
];

/** Takes the values of `toRow`. */
const INSERT_VEHICLE = `INSERT INTO vehicles (${WRITTEN_COLUMNS.join(', ')})
  VALUES (${WRITTEN_COLUMNS.map((column) => `:${column}`).join(', ')})`;

/** Upserts by chassis number; an existing vehicle keeps its id. */
const OR_UPDATE = `ON CONFLICT (chassisNumber) DO UPDATE
  SET ${WRITTEN_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`;

/** @returns null when no vehicle has that chassis number. */
export function findVehicle(db: Database, chassisNumber: string): Vehicle | null {
  const row = db.sql(`SELECT ${VEHICLE_COLUMNS} FROM vehicles WHERE chassisNumber = ?`).get(chassisNumber);
  return row ? toVehicle(row) : null;
}

/** A vehicle with all its stored fields, to be changed and written. @returns null when there is none. */
export function findStoredVehicle(db: Database, chassisNumber: string): StoredVehicle | null {
  const row = db
    .sql(`SELECT ${FILE_COLUMNS.join(', ')} FROM vehicles WHERE chassisNumber = ?`)
    .get(chassisNumber);
  return row ? toStoredVehicle(row) : null;
}

/** The vehicles of the landing page, in the order of their entry. */
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

/** The models of one make, sorted; none for an unknown make. */
export function modelsOf(db: Database, make: string): string[] {
  return distinct(db.sql('SELECT DISTINCT model AS name FROM vehicles WHERE makeKey = ?').all(nameKey(make)));
}

/** One spelling of each name, which vehicles may contain in different cases. */
function distinct(rows: Record<string, unknown>[]): string[] {
  const names = new Map(rows.map(({ name }) => [nameKey(String(name)), String(name)]));
  return [...names.values()].sort(new Intl.Collator('en').compare);
}

export function hasVehicles(db: Database): boolean {
  return db.sql('SELECT 1 FROM vehicles LIMIT 1').get() !== undefined;
}

/** Adds a vehicle. @returns false, without a change, when the chassis number exists. */
export function addVehicle(db: Database, vehicle: StoredVehicle): boolean {
  const { changes } = db.sql(`${INSERT_VEHICLE} ON CONFLICT (chassisNumber) DO NOTHING`).run(toRow(vehicle));
  return changes === 1;
}

/** Adds a vehicle, or overwrites the one with its chassis number. */
export function writeVehicle(db: Database, vehicle: StoredVehicle): void {
  db.sql(`${INSERT_VEHICLE} ${OR_UPDATE}`).run(toRow(vehicle));
}

/** @returns false when no vehicle has that chassis number. */
export function deleteVehicle(db: Database, chassisNumber: string): boolean {
  return db.sql('DELETE FROM vehicles WHERE chassisNumber = ?').run(chassisNumber).changes === 1;
}

/** Updates the statistics by which SQLite chooses an index. Call it after many writes. */
export function refreshStatistics(db: Database): void {
  db.sql('ANALYZE').run();
}

type Row = Record<string, SQLOutputValue>;

/** The vehicle of a row as the API sends it. */
export function toVehicle(row: Row): Vehicle {
  const { localVehicle, images } = row;
  const values = { ...row, localVehicle: localVehicle === 1, images: JSON.parse(String(images)) as string[] };
  return values as Row & Vehicle; // schema.sql is strict about the others
}

/** The vehicle of a row with all its stored fields. */
function toStoredVehicle(row: Row): StoredVehicle {
  return { ...toVehicle(row), featured: row.featured === 1 };
}

/** The values of a statement that writes a vehicle. */
function toRow(vehicle: StoredVehicle) {
  return {
    ...vehicle,
    images: JSON.stringify(vehicle.images),
    localVehicle: Number(vehicle.localVehicle),
    featured: Number(vehicle.featured),
    ...searchColumns(vehicle),
  };
}
