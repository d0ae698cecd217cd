import { pluralIn } from '#lib/texts/plural.ts';

const plural = pluralIn('en');

export const about = {
  title: 'About us',
  teaser: 'Cars from Japan and\u00a0Great\u00a0Britain, at home in Mauritius.',
  way: 'How a car gets here',
  forSale: (cars: number) => plural(cars, 'car for sale', 'cars for sale'),
  inStock: 'in stock',
  makes: (makes: number) => plural(makes, 'make', 'makes'),
  openingHours: 'Opening hours',
  followUs: 'Follow us',
};
