import { screen, within } from '@testing-library/react';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { setup } from '#components/ui/testing/in-app.tsx';
import { VehicleDetails } from './vehicle-details.tsx';
import { VehicleOffer } from './vehicle-offer.tsx';

test('beside the price are WhatsApp with a prepared question, the phone and the test drive', () => {
  setup(<VehicleOffer vehicle={aVehicle()} />);
  const whatsApp = screen.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(whatsApp).searchParams.get('text')).toContain('REF #2345');
  expect(screen.getByRole('link', { name: 'Call +230 5000 0000' })).toHaveAttribute(
    'href',
    'tel:+23050000000',
  );
  expect(screen.getByRole('link', { name: 'Test drive' })).toBeVisible();
  expect(screen.getByText('about Rs 8,026 a month')).toBeVisible();
});

test('a question on WhatsApp comes before the comparison', () => {
  setup(<VehicleOffer vehicle={aVehicle()} />);
  const ask = screen.getByRole('link', { name: 'Ask about this car on WhatsApp' });
  const compare = screen.getByRole('button', { name: 'Add to compare' });
  expect(ask.compareDocumentPosition(compare)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const COMING = aVehicle({ status: 'ON THE WAY' });

test('an import that is not here yet is asked about first, and its voyage is explained', () => {
  setup(<VehicleOffer vehicle={COMING} />);
  const ask = screen.getByRole('link', { name: 'Ask when it arrives' }).getAttribute('href') ?? '';
  expect(new URL(ask).searchParams.get('text')).toMatch(
    /^Hello, when does REF #2345, TOYOTA AQUA 2018, arrive\?/,
  );
  expect(screen.getByRole('link', { name: 'Test drive' })).toBeVisible();
  setup(<VehicleDetails vehicle={COMING} />);
  expect(screen.getByRole('region', { name: 'How it goes' })).toHaveTextContent(
    /Bought.*At sea.*Customs.*Workshop.*Keys/,
  );
});

test('a car without a price is asked about first', () => {
  setup(<VehicleOffer vehicle={aVehicle({ clientSellingPrice: null })} />);
  const ask = screen.getByRole('link', { name: 'Ask for the price' });
  expect(new URL(ask.getAttribute('href') ?? '').searchParams.get('text')).toContain('price');
  const testDrive = screen.getByRole('link', { name: 'Test drive' });
  expect(ask.compareDocumentPosition(testDrive)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['in stock', aVehicle()],
  ['coming soon from the island', aVehicle({ status: 'COMING SOON', localVehicle: true })],
  ['sold', aVehicle({ status: 'SOLD' })],
])('a car that is %s has no voyage', (_what, vehicle) => {
  setup(<VehicleDetails vehicle={vehicle} />);
  expect(screen.queryByRole('region', { name: 'How it goes' })).not.toBeInTheDocument();
});

test('the auction grade is marked on its scale and explained', () => {
  setup(<VehicleDetails vehicle={aVehicle({ auctionGrade: '4.5' })} />);
  const scale = screen.getByRole('list', { name: 'Grades, the lowest first' });
  expect(within(scale).getByText('4.5')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText(/^Grade 4\.5: a very clean car/)).toBeVisible();
  const ask = screen.getByRole('link', { name: 'Ask for the sheet' }).getAttribute('href') ?? '';
  expect(new URL(ask).searchParams.get('text')).toContain('the auction sheet of REF #2345');
});

test.each(['', 'RA'])('the grade %j is not explained', (auctionGrade) => {
  setup(<VehicleDetails vehicle={aVehicle({ auctionGrade })} />);
  expect(screen.queryByRole('region', { name: 'Auction grade' })).not.toBeInTheDocument();
});
