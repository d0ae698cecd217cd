import { DatabaseSync } from 'node:sqlite';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** A car with the time of its last change, in milliseconds since 1970; null when it has not changed since the first sync. */
export type ListedCar = { vehicle: Vehicle; changedAt: number | null };

/** Connections that read all cars in parts: a file that is replaced meanwhile stays readable to the end. */
export class Listings {
  readonly #open = new Map<number, DatabaseSync>();
  #opened = 0;

  open(file: string): number {
    this.#opened += 1;
    this.#open.set(this.#opened, new DatabaseSync(file, { readOnly: true }));
    return this.#opened;
  }

  /** The cars at these positions of the backoffice's order; `until` is exclusive. */
  read(listing: number, from: number, until: number): ListedCar[] {
    const db = this.#open.get(listing);
    if (!db) throw new Error('the list of cars is not open');
    const rows = db
      .prepare('SELECT vehicle, changedAt FROM vehicles WHERE id >= ? AND id < ? ORDER BY id')
      .all(from, until);
    return rows.map(({ vehicle, changedAt }) => ({
      vehicle: JSON.parse(String(vehicle)) as Vehicle, // written by vehicleWriter
      changedAt: typeof changedAt === 'number' ? changedAt : null,
    }));
  }

  close(listing: number): void {
    this.#open.get(listing)?.close();
    this.#open.delete(listing);
  }
}
