/** Saved and recently viewed cars. */
export const saved = {
  /** Name of the control on cards and cars. */
  save: 'Save',
  title: 'Saved cars',
  firstSaved: 'Saved. Find it under Saved cars in the menu or footer.',
  none: 'No saved cars yet. Press the heart of a car, and find it here again.',
  onlyHere: 'The list is kept in this browser and needs JavaScript.',
  inventory: 'See the inventory',
  shared: 'A list of cars that somebody shared with you.',
  ownList: 'Your own saved cars',
  priceThen: (price: string) => `${price} when you saved it`,
  cheaper: (difference: string, price: string) => `${difference} less than ${price} when you saved it`,
  dearer: (difference: string, price: string) => `${difference} more than ${price} when you saved it`,
  gone: (car: string) => `${car} is no longer available.`,
  remove: (car: string) => `Remove ${car}`,
  removeShort: 'Remove',
  choose: (car: string) => `Compare ${car}`,
  chooseShort: 'Compare',
  chooseTwo: 'Choose two cars to compare.',
  compareTwo: (first: string, second: string) => `Compare ${first} with ${second}`,
  recent: 'Recently viewed',
  clearRecent: 'Clear',
};
