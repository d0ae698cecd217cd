/** The names that cars of the inventory have, as words of a search may mean them. */
export type InventoryNames = {
  makes: { name: string; cars: number; models: { name: string; cars: number }[] }[];
  /** Bodies, such as HATCHBACK. */
  bodies: string[];
};
