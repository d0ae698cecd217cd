import { DatabaseSync } from 'node:sqlite';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** A car with the time of its last change, in milliseconds since 1970; null when it has not changed since the first sync. */
export type ListedCar = { vehicle: Vehicle; changedAt: number | null };

/** Some of the cars, and the position of the next one. */
export type ListedPart = { cars: ListedCar[]; next: number };

/** Characters of the cars that are read at once, some two hundred usual ones: several lists may be read at a time. */
const PART_CHARACTERS = 200_000;

/** Connections that read all cars in parts: a file that is replaced meanwhile stays readable to the end. */
export class Listings {
  readonly #open = new Map<number, DatabaseSync>();
  #opened = 0;

  open(file: string): number {
    this.#opened += 1;
    this.#open.set(this.#opened, new DatabaseSync(file, { readOnly: true }));
    return this.#opened;
  }

  /** The first of the cars at these positions of the backoffice's order; `until` is exclusive. */
  read(listing: number, from: number, until: number): ListedPart {
    const db = this.#open.get(listing);
    if (!db) throw new Error('the list of cars is not open');
    const rows = db
      .prepare('SELECT id, vehicle, changedAt FROM vehicles WHERE id >= ? AND id < ? ORDER BY id')
      .iterate(from, until);
    const cars: ListedCar[] = [];
    let characters = 0;
    for (const { id, vehicle, changedAt } of rows) {
      const text = String(vehicle);
      cars.push({
        vehicle: JSON.parse(text) as Vehicle, // written by vehicleWriter
        changedAt: typeof changedAt === 'number' ? changedAt : null,
      });
      characters += text.length;
      if (characters >= PART_CHARACTERS) return { cars, next: Number(id) + 1 };
    }
    return { cars, next: until };
  }

  close(listing: number): void {
    this.#open.get(listing)?.close();
    this.#open.delete(listing);
  }
}
