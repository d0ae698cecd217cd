import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { readInventoryFile, writeInventoryFile } from './inventory-file.ts';
import { buildInventory, type Inventory } from './inventory.ts';

/** A completed sync. `begunAt` is when it began, by `performance.now()`. */
type Sync = { vehicles: Vehicle[]; syncedAt: number; tookMs: number; begunAt: number };

/** A single car, read at `readAt` by `performance.now()`; `vehicle` is null when the backoffice no longer has it. */
export type ReadVehicle = { chassisNumber: string; vehicle: Vehicle | null; readAt: number };

/** The inventory of this process, and its file. */
export class InventoryStore {
  readonly #file: string;
  #current: Inventory | null = null;
  #synced: Sync | null = null;
  /** Cars that were read one by one after the last sync began: a sync that read them earlier does not overwrite them. */
  readonly #reread = new Map<string, ReadVehicle>();
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #writing: Promise<void> | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  /** Null before the first sync. */
  get current(): Inventory | null {
    return this.#current;
  }

  /** Opens the file of an earlier process. */
  async load(): Promise<void> {
    this.#current ??= await readInventoryFile(this.#file);
  }

  /** Replaces the inventory by what a sync has read. */
  async publish(sync: Sync): Promise<void> {
    this.#synced = sync;
    await this.#replace();
  }

  /** Puts single cars in place. @returns false before the first sync */
  async update(cars: readonly ReadVehicle[]): Promise<boolean> {
    if (!this.#current) return false;
    for (const car of cars) {
      const key = car.vehicle?.chassisNumber ?? car.chassisNumber;
      if ((this.#reread.get(key)?.readAt ?? -Infinity) <= car.readAt) this.#reread.set(key, car);
    }
    await this.#replace();
    return true;
  }

  /** Waits until the file is written. */
  async stop(): Promise<void> {
    await this.#writing;
  }

  /** One replacement after another; all that come while one is made are made together. */
  #replace(): Promise<void> {
    return (this.#next ??= this.#running
      .catch(() => undefined) // its callers get the error
      .then(() => {
        this.#next = null;
        this.#running = this.#build();
        return this.#running;
      }));
  }

  async #build(): Promise<void> {
    const previous = this.#current;
    const sync = this.#synced;
    this.#synced = null;
    for (const [key, { readAt }] of this.#reread) if (sync && readAt < sync.begunAt) this.#reread.delete(key);
    const vehicles = sync?.vehicles ?? previous?.cars.map(({ vehicle }) => vehicle) ?? [];
    const times = sync ?? previous;
    if (!times) return;
    this.#current = await buildInventory(withChanges(vehicles, this.#reread), previous, times);
    this.#writing ??= this.#write();
  }

  /** Writes the file until it holds the current inventory. */
  async #write(): Promise<void> {
    for (let written: Inventory | null = null; this.#current && written !== this.#current;) {
      written = this.#current;
      await writeInventoryFile(this.#file, written).catch((error: unknown) =>
        warnThrottled('inventory.file-not-written', error),
      );
    }
    this.#writing = null;
  }
}

/** New cars come last. */
function withChanges(vehicles: readonly Vehicle[], changes: ReadonlyMap<string, ReadVehicle>): Vehicle[] {
  const all = new Map(vehicles.map((vehicle) => [vehicle.chassisNumber, vehicle]));
  for (const [chassisNumber, { vehicle }] of changes)
    if (vehicle) all.set(chassisNumber, vehicle);
    else all.delete(chassisNumber);
  return [...all.values()];
}
