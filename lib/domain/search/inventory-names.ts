/**
 * The names that cars of the inventory have, as words of a search may mean them. `cars` is null where they were not
 * counted; a make without a name holds models whose make is not known.
 */
export type InventoryNames = {
  makes: { name: string; cars: number | null; models: { name: string; cars: number | null }[] }[];
  /** Bodies, such as HATCHBACK. */
  bodies: string[];
};
