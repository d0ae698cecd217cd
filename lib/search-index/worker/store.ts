import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import type { InventoryView, SearchStock } from '#lib/domain/search/inventory-view.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { SimilarityTarget } from '#lib/domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { isDamage, messageOf } from './sqlite-errors.ts';
import {
  alikeChassisNumbers,
  budgets,
  byChassisNumbers,
  byReference,
  similar,
  stock,
  view,
  type BudgetInventory,
} from './queries.ts';
import { names } from './names.ts';
import { Listings, type ListedPart } from './listings.ts';
import type { ReadVehicle } from './schema.ts';
import { Snapshot, type SnapshotState } from './snapshot.ts';
import { SnapshotBuild } from './snapshot-build.ts';
import { SyncLock } from './sync-lock.ts';

const FILE = 'inventory.sqlite';
const UNFINISHED = `${FILE}.unfinished-`;

type WithTime<T> = T & { syncedAt: number };

/** Something about the file that the operator should know. */
export type StoreEvent = { event: 'damaged' | 'unreadable'; message: string };

/** The index in one data directory. Queries return null without a usable snapshot. */
export class InventoryStore {
  readonly #directory: string;
  readonly #lock: SyncLock;
  readonly #notify: (event: StoreEvent) => void;
  readonly #listings = new Listings();
  #snapshot: Snapshot | null = null;
  #build: SnapshotBuild | null = null;
  #opening: Promise<void> | null = null;
  /** Writes and replacements of the file run one after the other. */
  #writes: Promise<unknown> = Promise.resolve();

  constructor(directory: string, notify: (event: StoreEvent) => void) {
    this.#directory = directory;
    this.#lock = new SyncLock(join(directory, 'inventory-walk.lock')); // the name in earlier releases, which may be running
    this.#notify = notify;
  }

  view(filter: SearchFilter, hasVehicles?: boolean): Promise<WithTime<{ view: InventoryView }> | null> {
    return this.#query((snapshot) => ({
      view: view(snapshot, filter, hasVehicles),
      syncedAt: snapshot.state.syncedAt,
    }));
  }

  stock(filter: SearchFilter): Promise<SearchStock | null> {
    return this.#query((snapshot) => stock(snapshot, filter));
  }

  budgets(prices: readonly number[]): Promise<WithTime<BudgetInventory> | null> {
    return this.#query((snapshot) => ({
      ...budgets(snapshot, prices),
      syncedAt: snapshot.state.syncedAt,
    }));
  }

  /** `names` is null when the caller already knows this version. */
  names(knownVersion: string | null): Promise<{ version: string; names: InventoryNames | null } | null> {
    return this.#query((snapshot) => {
      const { version } = snapshot;
      return { version, names: version === knownVersion ? null : names(snapshot) };
    });
  }

  byReference(reference: string, limit: number): Promise<Vehicle[] | null> {
    return this.#query((snapshot) => byReference(snapshot, reference, limit));
  }

  alikeChassisNumbers(typed: readonly string[]): Promise<string[][] | null> {
    return this.#query((snapshot) => alikeChassisNumbers(snapshot, typed));
  }

  byChassisNumbers(chassisNumbers: readonly string[]): Promise<WithTime<{ vehicles: Vehicle[] }> | null> {
    return this.#query((snapshot) => ({
      vehicles: byChassisNumbers(snapshot, chassisNumbers),
      syncedAt: snapshot.state.syncedAt,
    }));
  }

  similar(to: SimilarityTarget): Promise<WithTime<{ vehicles: Vehicle[] }> | null> {
    return this.#query((snapshot) => ({
      vehicles: similar(snapshot, to),
      syncedAt: snapshot.state.syncedAt,
    }));
  }

  /** The positions of the cars in the backoffice's order, some of which may be free, and the version of the snapshot. */
  extent(): Promise<{ version: string; positions: number } | null> {
    return this.#query(({ version, positions }) => ({ version, positions }));
  }

  /** Opens the list of all cars, to be read in parts. @returns the number of the list, to be closed at its end. */
  openListing(): number {
    return this.#listings.open(join(this.#directory, FILE));
  }

  readListing(listing: number, from: number, until: number): ListedPart {
    return this.#listings.read(listing, from, until);
  }

  closeListing(listing: number): void {
    this.#listings.close(listing);
  }

  async state(): Promise<(SnapshotState & { cars: number }) | null> {
    await this.#newest();
    return this.#query((snapshot) => ({ ...snapshot.state, cars: snapshot.columns.cars }));
  }

  /** Writes single cars to the snapshot. @returns whether there is one. */
  update(cars: ReadVehicle[]): Promise<boolean> {
    return this.#write(async () => {
      let isWritten: boolean | null;
      do {
        await this.#newest();
        isWritten = await this.#query((snapshot) => snapshot.update(cars));
      } while (isWritten === false);
      return isWritten !== null;
    });
  }

  /** Starts a new file, unless another process is syncing. @returns whether it was started. */
  async beginSync(): Promise<boolean> {
    await mkdir(this.#directory, { recursive: true });
    await this.abandonSync();
    if (!this.#lock.take()) return false;
    await this.#newest();
    for (const name of await readdir(this.#directory))
      if (name.startsWith(UNFINISHED)) await rm(join(this.#directory, name), { force: true });
    const file = join(this.#directory, `${UNFINISHED}${randomUUID()}`);
    this.#build = new SnapshotBuild(file, this.#snapshot);
    return true;
  }

  /** @returns how many of them are new to the sync */
  addSynced(vehicles: Vehicle[], readAt: number): number {
    return this.#build?.add(vehicles, readAt) ?? 0;
  }

  /**
   * The number of cars that the sync has found so far, that of the snapshot, and how many of the snapshot's it has not
   * found; null without a snapshot.
   */
  async syncProgress(): Promise<{ cars: number; snapshotCars: number; missingCars: number } | null> {
    const state = await this.state();
    if (!state || !this.#build) return null;
    const { cars, knownCars } = this.#build;
    return { cars, snapshotCars: state.cars, missingCars: state.cars - knownCars };
  }

  missingMakes(makes: string[]): string[] {
    return this.#build?.missingMakes(makes) ?? makes;
  }

  /** Makes the sync's file the snapshot. */
  publishSync(sync: { startedAt: number; tookMs: number }): Promise<void> {
    return this.#write(async () => {
      await this.#build?.publish(join(this.#directory, FILE), sync);
      this.#build = null;
      this.#lock.release();
      await this.#refresh();
    });
  }

  /** Ends a sync and keeps the snapshot. */
  abandonSync(): Promise<void> {
    return this.#write(async () => {
      await this.#build?.discard();
      this.#build = null;
      this.#lock.release();
    });
  }

  /** Deletes a damaged snapshot. @returns null without a usable snapshot. */
  async #query<T>(ask: (snapshot: Snapshot) => T): Promise<T | null> {
    try {
      const snapshot = await this.#current();
      return snapshot && ask(snapshot);
    } catch (error) {
      if (!isDamage(error)) throw error;
      await this.#deleteDamaged(error);
      return null;
    }
  }

  /** The open snapshot. When another process has replaced it, it is used until the new one is open. */
  async #current(): Promise<Snapshot | null> {
    if (this.#snapshot === null) await this.#refresh();
    else if (this.#snapshot.isReplaced())
      this.#refresh().catch((error: unknown) =>
        this.#notify({ event: 'unreadable', message: messageOf(error) }),
      );
    return this.#snapshot;
  }

  /** Waits for the file that another process has put in place. */
  async #newest(): Promise<void> {
    await this.#current();
    await this.#opening;
  }

  #refresh(): Promise<void> {
    this.#opening ??= this.#reopen().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #reopen(): Promise<void> {
    try {
      const file = join(this.#directory, FILE);
      const opened = existsSync(file) ? await Snapshot.open(file) : null;
      this.#snapshot?.close();
      this.#snapshot = opened;
    } catch (error) {
      if (!isDamage(error)) throw error;
      await this.#deleteDamaged(error);
    }
  }

  async #deleteDamaged(error: unknown): Promise<void> {
    this.#snapshot?.close();
    this.#snapshot = null;
    await rm(join(this.#directory, FILE), { force: true });
    this.#notify({ event: 'damaged', message: messageOf(error) });
  }

  #write<T>(work: () => Promise<T>): Promise<T> {
    const written = this.#writes.then(work);
    this.#writes = written.catch(() => undefined); // the caller gets the error
    return written;
  }
}
