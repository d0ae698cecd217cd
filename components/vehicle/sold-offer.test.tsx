import { render, screen } from '@testing-library/react';

import type { CarsInstead } from '#lib/domain/vehicle/similar-vehicles.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';

import { SoldOffer } from './sold-offer.tsx';

const sold = aVehicle({ status: 'SOLD' });
const others = [aVehicle({ chassisNumber: 'NHP10-2' })];

test.each<[string, CarsInstead, string, string]>([
  ['similar cars', { kind: 'similar', vehicles: others }, 'See similar cars', '#alternatives'],
  ['featured cars', { kind: 'featured', vehicles: others }, 'See other cars', '#alternatives'],
  ['nothing', { kind: 'featured', vehicles: [] }, 'See all TOYOTA cars', '/search?make=TOYOTA'],
])('the page of a sold car that offers %s in its place has one way on', (_what, alternatives, name, href) => {
  render(<SoldOffer vehicle={sold} alternatives={alternatives} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a car of no known make leads to all cars when there is nothing in its place', () => {
  render(
    <SoldOffer
      vehicle={{ ...sold, make: '', model: '' }}
      alternatives={{ kind: 'featured', vehicles: [] }}
    />,
  );
  expect(screen.getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/search');
});

test('a sold car is asked about only for another like it, and cannot be driven', () => {
  const { container } = render(
    <SoldOffer vehicle={sold} alternatives={{ kind: 'similar', vehicles: others }} />,
  );
  const ask = screen.getByRole('link', { name: 'Ask for a similar one on WhatsApp' });
  const { searchParams } = new URL(ask.getAttribute('href') ?? '');
  expect(searchParams.get('text')).toContain('Do you have a similar one?');
  expect(searchParams.get('text')).not.toContain('595,000');
  expect(container).not.toHaveTextContent('Test drive');
});

test.each([
  [595_000, 'As from: Rs 595,000'],
  [null, 'Price on Request'],
])('the price %p of a sold car is told as text: %s', (clientSellingPrice, price) => {
  render(
    <SoldOffer
      vehicle={{ ...sold, clientSellingPrice }}
      alternatives={{ kind: 'similar', vehicles: others }}
    />,
  );
  expect(screen.getByText(price, { selector: 'p' })).toBeInTheDocument();
});
