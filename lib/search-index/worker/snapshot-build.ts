import { open, rename, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { nameKey } from '#lib/domain/search/name-key.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { inTransaction } from '#lib/platform/sqlite.ts';
import { changeWriter, firstSeenAt, type ReadVehicle, SCHEMA, vehicleWriter } from './schema.ts';
import type { Snapshot } from './snapshot.ts';

const PAGE_BYTES = 8192;

/** A million cars take 1.25 GB (docs/scaling.md). A backoffice whose list never ends must not fill the disk. */
const MAX_BYTES = 2 * 1024 ** 3;

/** A new file of the index, filled by a sync and published as the snapshot at its end. */
export class SnapshotBuild {
  readonly #file: string;
  readonly #db: DatabaseSync;
  readonly #write: ReturnType<typeof vehicleWriter>;
  readonly #previous: Snapshot | null;
  #cars = 0;
  #knownCars = 0;
  /** All new cars of a sync arrived at once: those of its last page are not later. */
  #seenAt: number | null = null;

  /** @param previous the source of the times when cars were first seen and last changed. */
  constructor(file: string, previous: Snapshot | null, maxBytes = MAX_BYTES) {
    this.#file = file;
    this.#previous = previous;
    this.#db = new DatabaseSync(file);
    this.#db.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = ${PAGE_BYTES}`);
    this.#db.exec(`PRAGMA max_page_count = ${maxBytes / PAGE_BYTES}`);
    this.#db.exec(SCHEMA);
    this.#write = vehicleWriter(this.#db);
  }

  get cars(): number {
    return this.#cars;
  }

  /** How many of them the previous snapshot has too. */
  get knownCars(): number {
    return this.#knownCars;
  }

  /**
   * Adds cars in the backoffice's order, as read at `readAt`. A car that was already added is skipped.
   * @returns how many were not
   * @throws the error of SQLite when the file would exceed its largest size
   */
  add(vehicles: Vehicle[], readAt: number): number {
    const before = this.#cars;
    const seenAt = (this.#seenAt ??= this.#previous ? firstSeenAt(this.#previous.db, readAt) : readAt);
    const find = this.#db.prepare('SELECT 1 FROM vehicles WHERE chassisNumber = ?');
    inTransaction(this.#db, () => {
      for (const vehicle of vehicles)
        if (!find.get(vehicle.chassisNumber)) {
          const times = this.#times(vehicle, seenAt, readAt);
          this.#write(vehicle, { id: this.#cars, readAt, revision: 0, ...times });
          this.#cars += 1;
        }
    });
    return this.#cars - before;
  }

  #times(vehicle: Vehicle, seenAt: number, now: number): { seenAt: number; changedAt: number | null } {
    if (!this.#previous) return { seenAt, changedAt: null };
    const known = this.#previous
      .sql('SELECT vehicle, seenAt, changedAt FROM vehicles JOIN facts USING (id) WHERE chassisNumber = ?')
      .get(vehicle.chassisNumber);
    if (!known) return { seenAt, changedAt: now };
    this.#knownCars += 1;
    const isSame = known['vehicle'] === JSON.stringify(vehicle);
    return {
      seenAt: Number(known['seenAt']),
      changedAt: isSame ? (known['changedAt'] as number | null) : now,
    };
  }

  /** Those of these makes that no car has. */
  missingMakes(makes: string[]): string[] {
    const rows = this.#db.prepare('SELECT DISTINCT make FROM facts').all();
    const found = new Set(rows.map(({ make }) => nameKey(String(make))));
    return makes.filter((make) => !found.has(nameKey(make)));
  }

  /**
   * Replaces `target` by this file, after adding the single cars that were read again during the sync. The previous
   * snapshot is locked against writes until then.
   */
  async publish(target: string, sync: { startedAt: number; tookMs: number }): Promise<void> {
    this.#db.prepare('INSERT INTO state VALUES (0, ?, ?)').run(sync.startedAt, sync.tookMs);
    this.#previous?.db.exec('BEGIN IMMEDIATE');
    try {
      const changes = this.#previous ? changesSince(this.#previous, sync.startedAt) : [];
      const write = changeWriter(this.#db);
      inTransaction(this.#db, () => changes.forEach((car) => write(car, 1)));
      this.#db.close();
      await flush(this.#file);
      await rename(this.#file, target);
    } finally {
      this.#previous?.db.exec('ROLLBACK');
    }
  }

  async discard(): Promise<void> {
    if (this.#db.isOpen) this.#db.close();
    await rm(this.#file, { force: true });
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Single cars that were written or removed after `time`, but not in the future, before the clock was set back. */
function changesSince(snapshot: Snapshot, time: number): ReadVehicle[] {
  const now = Date.now();
  const written = snapshot
    .sql('SELECT chassisNumber, vehicle, readAt FROM vehicles WHERE readAt > ? AND readAt <= ?')
    .all(time, now);
  const removed = snapshot
    .sql('SELECT chassisNumber, removedAt FROM removed WHERE removedAt > ? AND removedAt <= ?')
    .all(time, now);
  return [
    ...written.map(({ chassisNumber, vehicle, readAt }) => ({
      chassisNumber: String(chassisNumber),
      vehicle: JSON.parse(String(vehicle)) as Vehicle,
      readAt: Number(readAt),
    })),
    ...removed.map(({ chassisNumber, removedAt }) => ({
      chassisNumber: String(chassisNumber),
      vehicle: null,
      readAt: Number(removedAt),
    })),
  ];
}
