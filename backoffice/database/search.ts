import type { SearchFilter } from '#backoffice/api/search-filter.ts';
import type { Vehicle } from '#backoffice/vehicle.ts';
import { nameKey } from './search-columns.ts';
import type { Database } from './open.ts';
import { toVehicle, VEHICLE_COLUMNS } from './vehicles.ts';

export type VehiclePage = {
  content: Vehicle[];
  /** Zero-based. */
  number: number;
  totalPages: number;
  totalElements: number;
  size: number;
};

type Criteria = Omit<SearchFilter, 'page' | 'size'>;

/** Bounds are inclusive, and never match an unknown value. */
const CONDITIONS: [keyof Criteria, string][] = [
  ['make', 'makeKey = :make'],
  ['model', 'modelKey = :model'],
  ['transmission', 'gearbox = :transmission'],
  ['fuel', 'fuelKind = :fuel'],
  ['minMileage', 'mileage >= :minMileage'],
  ['maxMileage', 'mileage <= :maxMileage'],
  ['minYear', 'yearOfManufacture >= :minYear'],
  ['maxYear', 'yearOfManufacture <= :maxYear'],
  ['minCC', 'engineCc >= :minCC'],
  ['maxCC', 'engineCc <= :maxCC'],
  ['minPrice', 'priceRupees >= :minPrice'],
  ['maxPrice', 'priceRupees <= :maxPrice'],
];

/** In stock, then coming soon, then sold; within each by year, newest first, then by id, latest first. */
const RESULT_ORDER = 'ORDER BY statusRank, yearOfManufacture DESC, id DESC';

/** One page of the vehicles that match all set criteria. A page past the end is empty. */
export function searchVehicles(db: Database, { page, size, ...criteria }: SearchFilter): VehiclePage {
  const { where, values } = whereClause(criteria);
  const { total } = db.sql(`SELECT count(*) AS total FROM vehicles ${where}`).get(values) ?? {};
  const totalElements = Number(total);
  const totalPages = Math.ceil(totalElements / size);
  const content = page < totalPages ? selectPage(db, where, { ...values, size, offset: page * size }) : [];
  return { content, number: page, totalPages, totalElements, size };
}

type Values = Record<string, string | number>;

function whereClause(criteria: Criteria): { where: string; values: Values } {
  const conditions: string[] = [];
  const values: Values = {};
  for (const [key, condition] of CONDITIONS) {
    const value = criteria[key];
    if (value === '' || value === null) continue;
    conditions.push(condition);
    values[key] = typeof value === 'string' ? nameKey(value) : value;
  }
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}

function selectPage(db: Database, where: string, values: Values): Vehicle[] {
  const select = `SELECT ${VEHICLE_COLUMNS} FROM vehicles ${where} ${RESULT_ORDER} LIMIT :size OFFSET :offset`;
  return db.sql(select).all(values).map(toVehicle);
}
