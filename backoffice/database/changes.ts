import type { Database } from './open.ts';

/** Stands for vehicles that were added: lists change, yet no page can hold one of them so far. */
const NEW_VEHICLES = '';

/** Notes, in the transaction that changes a vehicle, that the site is to be told. */
export function noteChange(db: Database, chassisNumber: string): void {
  db.sql('INSERT INTO changes (chassisNumber) VALUES (?)').run(chassisNumber);
}

/** The same for any number of vehicles that were not there before. */
export function noteNewVehicles(db: Database): void {
  noteChange(db, NEW_VEHICLES);
}

export type Changes = { chassisNumbers: string[]; lastId: number };

/** The oldest changes that the site does not know. @returns null when it knows all. */
export function oldestChanges(db: Database, limit: number): Changes | null {
  const rows = db.sql('SELECT id, chassisNumber FROM changes ORDER BY id LIMIT ?').all(limit);
  const last = rows.at(-1);
  if (!last) return null;
  const chassisNumbers = rows.map((row) => String(row.chassisNumber)).filter((text) => text !== NEW_VEHICLES);
  return { chassisNumbers, lastId: Number(last.id) };
}

/** A change that came in meanwhile has a higher id and stays. */
export function forgetChanges(db: Database, { lastId }: Changes): void {
  db.sql('DELETE FROM changes WHERE id <= ?').run(lastId);
}
