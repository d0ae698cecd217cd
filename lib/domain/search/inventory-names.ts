/** Makes, models and bodies of the cars in the inventory, which the words of a search are matched with. */
export type InventoryNames = {
  /** `cars`: how many are not sold. */
  makes: { name: string; cars: number; models: { name: string; cars: number }[] }[];
  /** Bodies, such as HATCHBACK. */
  bodies: string[];
  /** Every word of the cars, as `comparedWord` writes it, in small letters: none of them is a typing mistake. */
  words: ReadonlySet<string>;
};
