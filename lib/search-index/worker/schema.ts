import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { FACETS } from '#lib/domain/search/inventory-view.ts';
import { comparedWord, NUMBER_FACTS, searchableText, searchFacts } from '#lib/domain/search/search-facts.ts';
import { vehicleReference, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { translatedFacts } from '#lib/texts/translated-facts.ts';

/** A file with another version is ignored and replaced by the next sync. */
export const SCHEMA_VERSION = 2;

const FACTS = [...FACETS, ...NUMBER_FACTS];

/** The columns of `Row`. */
export const ROW_COLUMNS = ['id', ...FACTS, 'seenAt'].join(', ');

/**
 * `id` is the position in the backoffice's order. Times are milliseconds since 1970; `changedAt` is null for a car that
 * has not changed since the first sync. `revision` is 0 for a row written by a sync, else the `revision` of `state`
 * when the car was written. The values that searches compare have a table of their own, which can be read fast as a
 * whole. `walkedAt` is when the sync began; to rename the column would need a new `SCHEMA_VERSION`.
 */
export const SCHEMA = `
  CREATE TABLE vehicles (
    id            INTEGER PRIMARY KEY,
    chassisNumber TEXT NOT NULL UNIQUE,
    reference     TEXT NOT NULL,
    vehicle       TEXT NOT NULL,
    changedAt     INTEGER,
    readAt        INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE facts (
    id INTEGER PRIMARY KEY,
    ${FACETS.map((key) => `${key} TEXT NOT NULL`).join(', ')},
    ${NUMBER_FACTS.map((key) => `${key} REAL`).join(', ')},
    seenAt INTEGER NOT NULL,
    revision INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE removed (
    chassisNumber TEXT PRIMARY KEY,
    id            INTEGER NOT NULL,
    removedAt     INTEGER NOT NULL,
    revision      INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE state (revision INTEGER NOT NULL, walkedAt INTEGER NOT NULL, tookMs INTEGER NOT NULL) STRICT;
  CREATE VIRTUAL TABLE words USING fts5(
    text, content = '', contentless_delete = 1, detail = none, prefix = '1 2',
    tokenize = 'unicode61 remove_diacritics 2'
  );
  CREATE INDEX vehiclesByReference ON vehicles (reference);
  CREATE INDEX factsByRevision ON facts (revision) WHERE revision > 0;
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

type Stored = { id: number; seenAt: number; changedAt: number | null; readAt: number; revision: number };

/** Returns a function that writes a vehicle under its id, replacing any vehicle there. */
export function vehicleWriter(db: DatabaseSync): (vehicle: Vehicle, stored: Stored) => void {
  const vehicles = db.prepare('INSERT OR REPLACE INTO vehicles VALUES (?, ?, ?, ?, ?, ?)');
  const facts = db.prepare(
    `INSERT OR REPLACE INTO facts VALUES (?, ${FACTS.map(() => '?').join(', ')}, ?, ?)`,
  );
  const forget = db.prepare('DELETE FROM words WHERE rowid = ?');
  const words = db.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)');
  return (vehicle, { id, seenAt, changedAt, readAt, revision }) => {
    const known: Record<string, SQLInputValue> = searchFacts(vehicle);
    const reference = vehicleReference(vehicle);
    vehicles.run(id, vehicle.chassisNumber, reference, JSON.stringify(vehicle), changedAt, readAt);
    facts.run(id, ...FACTS.map((key) => known[key] ?? null), seenAt, revision);
    if (revision > 0) forget.run(id);
    words.run(id, `${searchableText(vehicle)} ${comparedWord(translatedFacts(vehicle))}`);
  };
}

/**
 * When the cars that are new at `readAt` were first seen: later than all cars of the file, also when the clock was ahead
 * before or is behind now.
 */
export function firstSeenAt(db: DatabaseSync, readAt: number): number {
  const newest = db.prepare('SELECT max(seenAt) AS seenAt FROM facts').get()?.['seenAt'];
  return Math.max(readAt, Number(newest ?? -Infinity) + 1);
}

/** A single car, read again at `readAt`; `vehicle` is null when the backoffice no longer has it. */
export type ReadVehicle = { chassisNumber: string; vehicle: Vehicle | null; readAt: number };

/**
 * Returns a function that writes or removes a single car, unless the file has a later reading of it. A reading in the
 * future was made before the clock was set back. A new car is put at the end of the backoffice's order.
 */
export function changeWriter(db: DatabaseSync): (car: ReadVehicle, revision: number) => void {
  const write = vehicleWriter(db);
  const find = db.prepare(
    'SELECT vehicles.id, vehicle, changedAt, readAt, seenAt FROM vehicles JOIN facts USING (id) WHERE chassisNumber = ?',
  );
  const nextId = db.prepare('SELECT coalesce(max(id) + 1, 0) AS id FROM facts');
  const removals = ['vehicles', 'facts', 'words'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE rowid = ?`),
  );
  const remember = db.prepare('INSERT OR REPLACE INTO removed VALUES (?, ?, ?, ?)');
  let newSeenAt: number | null = null; // all new cars of a webhook arrived at once
  return ({ chassisNumber, vehicle, readAt }, revision) => {
    const known = find.get(vehicle?.chassisNumber ?? chassisNumber);
    const knownReadAt = Number(known?.['readAt'] ?? -Infinity);
    if (knownReadAt > readAt && knownReadAt <= Date.now()) return;
    const id = Number(known?.['id'] ?? nextId.get()?.['id']);
    if (vehicle) {
      const isSame = known?.['vehicle'] === JSON.stringify(vehicle);
      const changedAt = isSame ? (known['changedAt'] as number | null) : readAt;
      const seenAt = Number(known?.['seenAt'] ?? (newSeenAt ??= firstSeenAt(db, readAt)));
      write(vehicle, { id, seenAt, changedAt, readAt, revision });
    } else if (known) {
      for (const removal of removals) removal.run(id);
      remember.run(chassisNumber, id, readAt, revision);
    }
  };
}
