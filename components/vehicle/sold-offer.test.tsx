import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import type { Alternatives } from '#lib/domain/vehicle/similar-vehicles.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { SoldOffer } from './sold-offer.tsx';
import { VehiclePrice } from './vehicle-offer.tsx';

const sold = aVehicle({ status: 'SOLD' });
const others = [aVehicle({ chassisNumber: 'NHP10-2' })];

test.each<[string, Alternatives, string, string]>([
  ['similar cars', { kind: 'similar', vehicles: others }, 'Similar cars', '#alternatives'],
  ['featured cars', { kind: 'featured', vehicles: others }, 'See other cars', '#alternatives'],
  ['nothing', { kind: 'featured', vehicles: [] }, 'See all TOYOTA cars', '/search?make=TOYOTA'],
])('the page of a sold car with %s as alternatives has one main link', (_what, alternatives, name, href) => {
  render(<SoldOffer vehicle={sold} alternatives={alternatives} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('without alternatives a car without a make links to all cars', () => {
  render(
    <SoldOffer
      vehicle={{ ...sold, make: '', model: '' }}
      alternatives={{ kind: 'featured', vehicles: [] }}
    />,
  );
  expect(screen.getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/search');
});

test('a sold car has no test drive, and its WhatsApp question is about a similar one', () => {
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
  const { container } = render(<VehiclePrice vehicle={{ ...sold, clientSellingPrice }} />);
  expect(container).toHaveTextContent(price);
  expect(container).not.toHaveTextContent('a month');
});

test('a sold car offers to find one like it', () => {
  render(<SoldOffer vehicle={sold} alternatives={{ kind: 'similar', vehicles: others }} />);
  expect(screen.getByRole('link', { name: 'Find me one like this' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/preorder\?vehicle=TOYOTA%20AQUA%202018/),
  );
});
