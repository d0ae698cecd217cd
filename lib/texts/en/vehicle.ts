import { numbers } from './numbers.ts';

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
  registered: (date: string) => `Registered ${date}`,
  grade: (grade: string) => `Grade ${grade}`,
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
  keyFacts: 'Key facts',
  furtherFacts: 'Further facts',
  testDrive: 'Test drive',
  addToCompare: 'Add to compare',
  inComparison: 'In comparison',
  seeSimilar: 'Similar cars',
  noPhotos: 'Photos coming',
  photo: (number: number, count: number) => `Photo ${number} of ${count}`,
};
