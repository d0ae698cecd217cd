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

/** Bounds are inclusive. A vehicle whose figure is not known is outside of every bound. */
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

/** In stock, then coming, then sold; the newest first within each, and of two equals the one that came in last. */
const SHOP_ORDER = 'ORDER BY statusRank, yearOfManufacture DESC, id DESC';

/** One page of the vehicles that meet every criterion that is set. A page past the end is empty. */
export function searchVehicles(db: Database, { page, size, ...criteria }: SearchFilter): VehiclePage {
  const { where, values } = compile(criteria);
  const { total } = db.sql(`SELECT count(*) AS total FROM vehicles ${where}`).get(values) ?? {};
  const totalElements = Number(total);
  const totalPages = Math.ceil(totalElements / size);
  const content = page < totalPages ? rows(db, where, { ...values, size, offset: page * size }) : [];
  return { content, number: page, totalPages, totalElements, size };
}

type Values = Record<string, string | number>;

function compile(criteria: Criteria): { where: string; values: Values } {
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

function rows(db: Database, where: string, values: Values): Vehicle[] {
  const select = `SELECT ${VEHICLE_COLUMNS} FROM vehicles ${where} ${SHOP_ORDER} LIMIT :size OFFSET :offset`;
  return db.sql(select).all(values).map(toVehicle);
}
