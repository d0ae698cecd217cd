import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serializeVehicle, TEST_DRIVE_STORAGE_KEY } from '#lib/domain/vehicle/stored-vehicle.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { TestDriveBooking } from './test-drive-booking.tsx';
import { cleanUp } from './testing/contact-form.tsx';

afterEach(cleanUp);

const VITZ = aVehicle({ chassisNumber: 'KSP90-5551234', model: 'VITZ' });

function keep(vehicle: Vehicle) {
  sessionStorage.setItem(TEST_DRIVE_STORAGE_KEY, serializeVehicle(vehicle));
}

/** Of the hidden field that goes along without JavaScript. */
function postedCar(): unknown {
  return screen.getByRole<HTMLButtonElement>('button').form?.elements.namedItem('car');
}

test('the car stored in this tab is shown and sent with the form', () => {
  keep(VITZ);
  render(<TestDriveBooking car={null} isGone={false} />);
  const choice = screen.getByRole('region', { name: 'Chosen car' });
  expect(within(choice).getByRole('link', { name: 'TOYOTA VITZ 2018' })).toHaveAttribute(
    'href',
    '/car/KSP90-5551234',
  );
  expect(choice).toHaveTextContent('REF: #1234');
  expect(postedCar()).toHaveValue('KSP90-5551234');
});

test('the car in the address replaces the one stored in this tab', () => {
  keep(VITZ);
  render(<TestDriveBooking car={aVehicle()} isGone={false} />);
  expect(screen.getByRole('link', { name: 'TOYOTA AQUA 2018' })).toBeVisible();
  expect(postedCar()).toHaveValue('NHP10-6712345');
  expect(sessionStorage.getItem(TEST_DRIVE_STORAGE_KEY)).toBe(serializeVehicle(aVehicle()));
});

test.each([
  ['none is chosen', false, 'You have not chosen a car yet.'],
  ['the one of the address is gone', true, 'This car is no longer available.'],
])('when %s, the page says so and leads to the inventory', (_, isGone, told) => {
  if (isGone) keep(VITZ);
  render(<TestDriveBooking car={null} isGone={isGone} />);
  const choice = screen.getByRole('region', { name: 'Chosen car' });
  expect(choice).toHaveTextContent(told);
  expect(within(choice).getByRole('link')).toHaveAttribute('href', '/search');
  expect(postedCar()).toBeNull();
});

test.each(['{', '{"make":"TOYOTA"}', '[]'])('an unreadable stored car (%s) is ignored', (text) => {
  sessionStorage.setItem(TEST_DRIVE_STORAGE_KEY, text);
  render(<TestDriveBooking car={null} isGone={false} />);
  expect(screen.getByText('You have not chosen a car yet.')).toBeVisible();
});

test.each([
  /at least 18.*licence/,
  /photo ID/,
  /reschedule or cancel/,
  /route.*fixed/,
  /negligence; excess charges/,
  /unfit/,
  /smoking, eating or drinking/,
])('the terms and conditions say %p', (condition) => {
  render(<TestDriveBooking car={null} isGone={false} />);
  const terms = screen.getByRole('region', { name: 'Terms and conditions' });
  expect(within(terms).getByText(condition)).toBeVisible();
});

test('the fields stay as typed when the car changes under the form', async () => {
  const page = render(<TestDriveBooking car={null} isGone={false} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Priya');
  page.rerender(<TestDriveBooking car={aVehicle()} isGone={false} />);
  expect(screen.getByLabelText('Name')).toHaveValue('Priya');
});
