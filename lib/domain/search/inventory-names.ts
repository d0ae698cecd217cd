/** A name as the backoffice writes it, and how many cars have it. */
type CountedName = { name: string; cars: number };

/** Names that words of a search may mean, those with most cars first. */
export type InventoryNames = {
  makes: (CountedName & { models: CountedName[] })[];
  bodies: string[];
};
