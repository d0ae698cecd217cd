import { pluralIn } from '#lib/texts/grammar.ts';
import { numbers } from './numbers.ts';

const plural = pluralIn('en');

/** A car in words, on its own page, on a card and in a list. */
export const vehicle = {
  reference: (reference: string) => `REF: #${reference}`,
  priceOnRequest: 'Price on Request',
  asFrom: 'As from:',
  perMonth: (amount: number) => `about ${numbers.rupees(amount)} a month`,
  monthlyTerms: (deposit: string, months: number, rate: number) =>
    `Monthly price: with ${deposit} down, over ${numbers.months(months)} at ${numbers.percent(rate)} a year.`,
  estimate: 'An estimate; the bank decides.',
  usualTerms: 'Usual terms',
  /** Of a down payment. */
  down: (amount: string) => `${amount} down`,
  rows: {
    body: 'BODY',
    mileage: 'MILEAGE',
    fuel: 'FUEL',
    engine: 'ENGINE',
    yearOfManufacture: 'YEAR OF MANUFACTURE',
    firstRegistration: 'FIRST REGISTRATION',
    transmission: 'TRANSMISSION',
    colour: 'COLOUR',
    colourCode: 'COLOUR CODE',
    version: 'VERSION',
    countryOfOrigin: 'COUNTRY OF ORIGIN',
    auctionGrade: 'AUCTION GRADE',
  },
  sold: 'sold',
  tags: 'Status and origin',
  testDrive: 'Test drive',
  addToCompare: 'Add to compare',
  inComparison: 'In comparison',
  seeSimilar: 'Similar cars',
  noPhotos: 'Photos coming',
  photo: (number: number, count: number) => `Photo ${number} of ${count}`,
};

/** Ways to ask the dealership about a car. */
export const offer = {
  call: (phone: string) => `Call ${phone}`,
  askPrice: 'Ask for the price',
  /** A car like the one with this reference, in an order. */
  like: (reference: string) => `like REF #${reference}`,
  findOne: 'Find me one like this',
  tradeIn: 'Trade yours in',
  /** To the dealership; the visitor fills in the gap. */
  tradeInMessage: (car: string, address: string) =>
    `Hello, I am interested in ${car}. I would like to trade in my car (make, model, year, mileage): … ${address}`,
};

/** The photos on the page of a car. */
export const gallery = {
  name: (car: string) => `Photos of ${car}`,
  photo: (car: string, number: number, count: number) => `${car}, photo ${number} of ${count}`,
  open: 'View in full screen',
  close: 'Close full screen',
  previous: 'Previous photo',
  next: 'Next photo',
};

/** The comparison of two cars. */
export const compare = {
  heading: 'Compare cars',
  firstCar: 'First car',
  secondCar: 'Second car',
  selectCar: 'Select a car',
  addCar: 'Add car',
  change: (car: string) => `Change ${car}`,
  photo: (car: string) => `Photo of ${car}`,
  /** `''` when its name is unknown. */
  unavailable: (car: string) => `${car || 'This car'} is no longer available.`,
  removed: (car: string) => `${car} was removed: a comparison holds two cars`,
  specification: 'Specification',
  noCar: 'No car',
  differs: 'differs',
  notKnown: 'not known',
  better: 'better',
  price: 'PRICE',
  less: (amount: string) => `${amount} less`,
  viewCar: 'View car',
  /** `differing`: how many are in one of the cars alone. */
  features: (differing: number) => `Features: ${differing} that only one car has`,
  sameFeatures: 'Features: the same in both',
  present: 'present',
  missing: 'missing',
  chooseTwo: 'Choose two cars to see them side by side.',
  addAnother: 'Add another car to see what differs.',
  same: 'The two have the same specification, as far as it is known.',
  different: (count: number) =>
    `${count} ${plural(count, 'difference', 'differences')}, not counting the price`,
};

/** Saved and recently viewed cars. */
export const saved = {
  /** Name of the control on cards and cars. */
  save: 'Save',
  title: 'Saved cars',
  firstSaved: 'Saved',
  notSaved:
    'Not saved: this browser stores nothing for our site. Allow it in its settings, or send yourself the link to this page.',
  none: 'No saved cars yet. Use the heart on a car to keep it here.',
  onlyHere: 'The list is kept in this browser and needs JavaScript.',
  inventory: 'See the inventory',
  byMonth: 'Find cars by monthly price',
  shared: 'Cars shared with you',
  sharedDescription: 'A list of cars that somebody shared with you.',
  compareThese: 'Compare these two',
  saveThese: 'Save these cars',
  ownList: 'Your own saved cars',
  priceThen: (price: string) => `${price} when you saved it`,
  samePrice: 'Same price as when you saved it',
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
