import { screen, within } from '@testing-library/react';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { setup } from '#components/ui/testing/in-app.tsx';
import { VehicleDetails } from './vehicle-details.tsx';
import { VehicleOffer, VehiclePrice } from './vehicle-offer.tsx';

test('a car offers the test drive, WhatsApp with a prepared question and the phone', () => {
  setup(<VehicleOffer vehicle={aVehicle()} />);
  expect(messageOf('Ask about this car on WhatsApp')).toContain('REF #2345');
  expect(screen.getByRole('link', { name: 'Call +230 5000 0000' })).toHaveAttribute(
    'href',
    'tel:+23050000000',
  );
  expect(screen.getByRole('link', { name: 'Test drive' })).toBeVisible();
});

test('the price is told with the price a month', () => {
  setup(<VehiclePrice vehicle={aVehicle()} />);
  expect(screen.getByText('Rs 595,000')).toBeVisible();
  expect(screen.getByText('about Rs 8,026 a month')).toBeVisible();
});

test('a visitor asks on WhatsApp to trade in the own car, with room for its name', () => {
  setup(<VehicleOffer vehicle={aVehicle()} />);
  expect(messageOf('Trade yours in')).toMatch(
    /^Hello, I am interested in REF #2345, TOYOTA AQUA 2018\. I would like to trade in my car \(.*\): …/,
  );
});

/** The question that a link prepares. */
function messageOf(name: string): string | null {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  return new URL(link.href).searchParams.get('text');
}

test('a question on WhatsApp comes before the comparison', () => {
  setup(<VehicleOffer vehicle={aVehicle()} />);
  const ask = screen.getByRole('link', { name: 'Ask about this car on WhatsApp' });
  const compare = screen.getByRole('button', { name: 'Add to compare' });
  expect(ask.compareDocumentPosition(compare)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const COMING = aVehicle({ status: 'ON THE WAY' });

test('an import that is not here yet is asked about first, and leads to how it comes here', () => {
  setup(<VehicleOffer vehicle={COMING} />);
  expect(messageOf('Ask when it arrives')).toMatch(/^Hello, when does REF #2345, TOYOTA AQUA 2018, arrive\?/);
  expect(screen.getByRole('link', { name: 'Test drive' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'How an import reaches you' })).toHaveAttribute(
    'href',
    '/about#imports',
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
])('a car that is %s does not lead to how an import comes here', (_what, vehicle) => {
  setup(<VehicleOffer vehicle={vehicle} />);
  expect(screen.queryByRole('link', { name: 'How an import reaches you' })).not.toBeInTheDocument();
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
