import { lowerCase, pluralIn } from '#lib/texts/grammar.ts';
import type { SearchInWords } from '#lib/texts/search-label.ts';
import { numbers } from './numbers.ts';

const plural = pluralIn('en');

function bodies(body: string): string {
  const name = lowerCase(body);
  return name.endsWith('s') ? name : `${name}s`;
}

function kindOf({ origin, colour, transmission, fuel, make, model }: SearchInWords): string[] {
  const imported = origin && (origin === 'import' ? 'imported' : 'pre-owned');
  return [...[imported, colour, transmission, fuel].map(lowerCase), make, model];
}

/** The search form and its results. */
export const search = {
  fields: {
    make: 'Make',
    model: 'Model',
    transmission: 'Transmission',
    fuel: 'Fuel',
    minMileage: 'Min Mileage',
    maxMileage: 'Max Mileage',
    minYear: 'Min Year',
    maxYear: 'Max Year',
    minCC: 'Min CC',
    maxCC: 'Max CC',
    minPrice: 'Min Price',
    maxPrice: 'Max Price',
    body: 'Body',
    colour: 'Colour',
    origin: 'Origin',
    availability: 'Availability',
    maxMonthly: 'Max per month',
    deposit: 'Down payment',
    months: 'Months',
    q: 'Words',
    sort: 'Order',
  },
  units: { KM: 'KM', CC: 'CC', Rs: 'Rs', months: 'months' },
  options: {
    import: 'Import',
    'pre-owned': 'Pre-owned',
    'in-stock': 'In stock',
    'coming-soon': 'Coming soon',
    sold: 'Sold',
    price: 'Lowest price',
    '-price': 'Highest price',
    '-year': 'Newest year',
    mileage: 'Lowest mileage',
    '-seen': 'Latest arrivals',
  },
  recommended: 'Recommended',
  any: 'Any',
  anyOf: { make: 'Any make', model: 'Any model', transmission: 'Any transmission', fuel: 'Any fuel' },
  amountProblem: 'Write a whole number, such as 850,000.',
  formName: 'Cars',
  /** Headings of the form's fields, by the first field below each. */
  groups: {
    make: 'Car',
    minPrice: 'Price',
    minYear: 'Age and mileage',
    transmission: 'Engine',
    colour: 'More',
  },
  terms: 'Down payment and months',
  submit: 'Search',
  submitName: 'Search:',
  show: (cars: string) => `Show ${cars}`,
  found: (stock: string) => `Found: ${stock}`,
  noMatch: 'No car matches',
  noCarHas: (words: string) => `No car has “${words}”`,
  alsoSoldAs: (names: string[]) => `Also sold as ${names.join(', ')}.`,
  pagesAskedFor: 'Pages',
  /** Links to pages that words ask for, by address. */
  pages: {
    '/preown': 'Sell your car',
    '/test-drive': 'Book a test drive',
    '/about': 'Opening hours and contact',
    '/#budget': 'What a loan costs a month',
    '/preorder': 'Order a car',
    '/ads': 'Advertise with us',
    '/services': 'Our services',
    '/saved': 'Saved cars',
    '/blogs': 'Advice',
  },
  filters: 'Filters',
  filtersInForce: 'Filters in force',
  closeFilters: 'Close filters',
  remove: 'Remove',
  clearAll: 'Clear all',
  sort: 'Sort',
  criterion: (field: string, value: string) => `${field}: ${value}`,
  loanTerms: (deposit: string, months: string) => `${deposit} down, ${months}`,
  from: (lower: string) => `from ${lower}`,
  upTo: (upper: string) => `up to ${upper}`,
  between: (lower: string, upper: string) => `${lower} to ${upper}`,
  page: (number: number) => `page ${number}`,
  paging: {
    name: 'Pages of results',
    previous: 'Previous',
    next: 'Next',
    position: (page: number, count: number) => `Page ${page} of ${count}`,
  },
  empty: {
    inventory: 'There are no cars to show at the moment',
    comeBack: 'New cars arrive with every ship. Call us, and we tell you what is on its way.',
    heading: 'No car matches these filters',
    contradiction: (min: string, max: string) => `${min} is above ${max}, so no car can match both.`,
    removeOne: 'Remove the filters that you can do without:',
    pageOutOfRange: (page: number, last: number) => `There is no page ${page}. The last page is ${last}.`,
    backToFirst: 'Back to page 1',
    toLast: (page: number) => `Go to page ${page}`,
  },
  indexMissing:
    'We cannot sort, or search by words, body, colour, origin and availability, at the moment. These are the cars without that. Please try again in a minute.',
  relaxed: {
    name: 'Similar searches',
    heading: 'Close to your search',
    notHere: 'Not here yet?',
    notWanted: 'Not what you want?',
    tellUs: 'Tell us what you are looking for',
    upTo: (cars: string, limit: string) => `${cars} if you go up to ${limit}`,
    upToMonthly: (cars: string, limit: string) => `${cars} if you go up to ${limit} a month`,
    backTo: (cars: string, year: string) => `${cars} if you go back to ${year}`,
    downTo: (cars: string, limit: string) => `${cars} if you go down to ${limit}`,
    gearbox: (cars: string, transmission: string) => `${cars} with ${transmission} gearbox`,
    engine: (cars: string, fuel: string) => `${cars} with ${fuel} engine`,
    value: (cars: string, field: string, value: string) => `${cars} with ${field} ${value}`,
    anyMake: (cars: string) => `${cars} with any make`,
    anyModel: (cars: string) => `${cars} with any model`,
    anyTransmission: (cars: string) => `${cars} with any transmission`,
    anyFuel: (cars: string) => `${cars} with any fuel`,
    anyBody: (cars: string) => `${cars} with any body`,
    anyColour: (cars: string) => `${cars} with any colour`,
    anyPrice: (cars: string) => `${cars} at any price`,
    anyMileage: (cars: string) => `${cars} with any mileage`,
    anyYear: (cars: string) => `${cars} of any year`,
    anyEngineSize: (cars: string) => `${cars} with any engine size`,
    anyAvailability: (cars: string) => `${cars} of any availability`,
    anyOrigin: (cars: string) => `${cars} of any origin`,
    inAll: (cars: string) => `${cars} in all`,
    /** `26 blue cars`, `1 automatic TOYOTA SUV with sunroof`. */
    kind: (count: number, search: SearchInWords) => {
      const { body, words } = search;
      const cars = body && (count === 1 ? lowerCase(body) : bodies(body));
      const found = [numbers.whole(count), ...kindOf(search), cars || (count === 1 ? 'car' : 'cars')];
      return [...found, words && `with ${words}`].filter(Boolean).join(' ');
    },
  },
  /** `RED DIESEL TOYOTA HILUX cars for sale`, or `Cars for sale` for any car; a search for sold cars calls nothing for sale. */
  heading: ({ colour, transmission, fuel, make, model, body, isSold }: SearchInWords) => {
    const kind = [colour, transmission, fuel, make, model, body].filter(Boolean).join(' ');
    if (isSold) return kind ? `Sold ${kind} cars` : 'Sold cars';
    return kind ? `${kind} cars for sale` : 'Cars for sale';
  },
  /** `Automatic SUVs up to Rs 1,500,000`, `Red TOYOTA AQUA from 2018, in stock, with sunroof`. */
  description: (search: SearchInWords) => {
    const { make, body, words } = search;
    const cars = [...kindOf(search), body ? bodies(body) : !make && 'cars'];
    const monthly = search.maxMonthly === null ? '' : `up to ${numbers.rupees(search.maxMonthly)} a month`;
    const bounds = [...search.bounds, monthly].filter(Boolean).join(', ');
    const described = [...cars, bounds].filter(Boolean).join(' ');
    return [described, ...search.choices.map((choice) => choice.toLowerCase()), words && `with ${words}`]
      .filter(Boolean)
      .join(', ');
  },
  understood: (description: string, cars: string) => `${description}: ${cars}`,
  noMatchFor: (words: string) => `No car matches ${words}`,
};

/** The search in words, in the header of every page. */
export const searchBox = {
  name: 'Words',
  label: 'Search the inventory',
  placeholder: 'Make, model, budget or REF',
  submit: 'Find cars',
  suggestions: 'Suggestions',
  count: (count: number) => `${count} ${plural(count, 'suggestion', 'suggestions')}`,
};

/** Controls of forms. */
export const controls = {
  typeToSearch: 'Type to search',
  clear: 'Clear all',
  options: 'Options',
  loading: 'Loading...',
  nothingFound: 'No items found',
  optionCount: (count: number) => `${count} ${plural(count, 'option', 'options')}`,
};
