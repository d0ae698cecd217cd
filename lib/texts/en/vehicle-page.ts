/** The page of a car. */
export const vehiclePage = {
  overview: 'Vehicle Overview',
  loanCalculator: 'Loan Calculator',
  features: 'FEATURES',
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
