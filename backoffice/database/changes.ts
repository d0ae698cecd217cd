import type { Database } from './open.ts';

/** Stands for added vehicles: the site's lists change, but it has no page about them yet. */
const NEW_VEHICLES = '';

/** Notes, in the transaction that changes a vehicle, that the site is to be told. */
export function noteChange(db: Database, chassisNumber: string): void {
  db.sql('INSERT INTO changes (chassisNumber) VALUES (?)').run(chassisNumber);
}

/** Notes that any number of vehicles were added. */
export function noteNewVehicles(db: Database): void {
  noteChange(db, NEW_VEHICLES);
}

export type Changes = { chassisNumbers: string[]; lastId: number };

/** The oldest changes that the site was not told of. @returns null when it was told of all. */
export function oldestChanges(db: Database, limit: number): Changes | null {
  const rows = db.sql('SELECT id, chassisNumber FROM changes ORDER BY id LIMIT ?').all(limit);
  const last = rows.at(-1);
  if (!last) return null;
  const chassisNumbers = rows.map((row) => String(row.chassisNumber)).filter((text) => text !== NEW_VEHICLES);
  return { chassisNumbers, lastId: Number(last.id) };
}

/** Removes these changes; one that came meanwhile has a higher id and stays. */
export function forgetChanges(db: Database, { lastId }: Changes): void {
  db.sql('DELETE FROM changes WHERE id <= ?').run(lastId);
}
