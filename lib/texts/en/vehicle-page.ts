/** The page of a car. */
export const vehiclePage = {
  overview: 'Vehicle Overview',
  loanCalculator: 'Loan Calculator',
  features: 'FEATURES',
  /** Above texts of the dealership. */
  terms: { priceIncludes: 'What the price includes', warranty: 'What is guaranteed' },
  sold: 'This car is sold',
  seeOthers: 'See other cars',
  similar: 'Similar cars',
  featured: 'Featured Cars',
  seeAll: 'See all cars',
  seeAllOf: (make: string) => `See all ${make} cars`,
  notFound: (car: string) => `This ${car || 'car'} is not here any more`,
  mayBeSold: 'It may have been sold. All the cars we have are in the inventory.',
  askOnWhatsApp: 'Ask about this car on WhatsApp',
  askSimilarOnWhatsApp: 'Ask for a similar one on WhatsApp',
  /** A car in a message. */
  named: (reference: string, car: string) => `REF #${reference}, ${car}`,
  /** Messages of a visitor to the dealership; the address of the page follows. */
  messages: {
    interested: (reference: string, car: string, price: string) =>
      `Hello, I am interested in REF #${reference}, ${car}, ${price}.`,
    whatPrice: (reference: string, car: string) =>
      `Hello, I am interested in REF #${reference}, ${car}. What is the price?`,
    haveSimilar: (reference: string, car: string) =>
      `Hello, I see that REF #${reference}, ${car}, is sold. Do you have a similar one?`,
  },
  shared: {
    forSale: (car: string, reference: string, price: string) => `${car}, REF #${reference}, ${price}`,
    soldCar: (car: string, reference: string) => `${car}, REF #${reference}, SOLD`,
  },
};

/** The auction grade of a car. */
export const auction = {
  heading: 'Auction grade',
  scale: 'Grades, the lowest first',
  meanings: {
    '2': 'Grade 2: a car with real work waiting.',
    '3': 'Grade 3: a car with work waiting, such as dents and larger scratches.',
    '3.5': 'Grade 3.5: a well-used car, with visible scratches and perhaps a panel that was resprayed.',
    '4': 'Grade 4: a good, honest used car with a few scratches.',
    '4.5': 'Grade 4.5: a very clean car, with marks that you have to look for.',
    '5': 'Grade 5: a car that is close to new.',
  },
  source:
    'An inspector of the auction house gives the grade before the sale. It is printed on the auction sheet.',
  ask: 'Ask for the sheet',
  /** To the dealership. */
  askMessage: (car: string, address: string) => `Hello, may I see the auction sheet of ${car}? ${address}`,
  blog: 'More about auction sheets in our blog',
};

/** How an import that is not here yet comes to the dealership. */
export const voyage = {
  steps: [
    { name: 'Bought', text: 'The car is ours, inspected before it is shipped.' },
    { name: 'At sea', text: 'It sails to Port Louis on a car\u00a0carrier or in a container.' },
    { name: 'Customs', text: 'Duty is paid and its papers are checked.' },
    { name: 'Workshop', text: 'We check it again and get it ready for the road.' },
    { name: 'Keys', text: 'You drive it, then take the keys and papers.' },
  ],
  ask: 'Ask when it arrives',
  /** To the dealership. */
  askMessage: (car: string, address: string) => `Hello, when does ${car}, arrive? ${address}`,
};
