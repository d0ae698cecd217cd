import type { Database } from './open.ts';

/** Stands for added vehicles, which change the site's lists but have no page of their own yet. */
const NEW_VEHICLES = '';

/** Records a changed vehicle for the site. To be called in the transaction of the change. */
export function recordChange(db: Database, chassisNumber: string): void {
  db.sql('INSERT INTO changes (chassisNumber) VALUES (?)').run(chassisNumber);
}

/** Records that vehicles were added. */
export function recordNewVehicles(db: Database): void {
  recordChange(db, NEW_VEHICLES);
}

export type Changes = { chassisNumbers: string[]; lastId: number };

/** The oldest changes that the site has not received. @returns null when there are none. */
export function pendingChanges(db: Database, limit: number): Changes | null {
  const rows = db.sql('SELECT id, chassisNumber FROM changes ORDER BY id LIMIT ?').all(limit);
  const last = rows.at(-1);
  if (!last) return null;
  const chassisNumbers = rows.map((row) => String(row.chassisNumber)).filter((text) => text !== NEW_VEHICLES);
  return { chassisNumbers, lastId: Number(last.id) };
}

/** Deletes these changes. A change recorded since has a higher id and stays. */
export function deleteChanges(db: Database, { lastId }: Changes): void {
  db.sql('DELETE FROM changes WHERE id <= ?').run(lastId);
}
