import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import userEvent from '@testing-library/user-event';
import { render } from '#components/language/testing/render.tsx';
import { serializeVehicle, TEST_DRIVE_STORAGE_KEY } from '#lib/domain/vehicle/stored-vehicle.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { stubVehicleApi } from '#components/vehicle/testing/stub-vehicle-api.ts';
import { setup } from '#components/ui/testing/in-app.tsx';
import { TestDriveBooking } from './test-drive-booking.tsx';
import { TestDriveTerms } from './test-drive-terms.tsx';
import { cleanUp } from './testing/contact-form.tsx';

afterEach(cleanUp);

const VITZ = aVehicle({ chassisNumber: 'KSP90-5551234', model: 'VITZ' });

const INTRODUCTIONS = {
  introduction: 'We have the car ready for you.',
  notHereYet: 'We call you when it has arrived.',
};

function Booking(props: Partial<ComponentProps<typeof TestDriveBooking>>) {
  return <TestDriveBooking car={null} isGone={false} introductions={INTRODUCTIONS} {...props} />;
}

function keep(vehicle: Vehicle) {
  sessionStorage.setItem(TEST_DRIVE_STORAGE_KEY, serializeVehicle(vehicle));
}

/** Of the hidden field that goes along without JavaScript. */
function postedCar(): unknown {
  return screen.getByRole<HTMLButtonElement>('button').form?.elements.namedItem('car');
}

test('the car stored in this tab is shown and sent with the form', () => {
  keep(VITZ);
  render(<Booking />);
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
  render(<Booking car={aVehicle()} />);
  expect(screen.getByRole('link', { name: 'TOYOTA AQUA 2018' })).toBeVisible();
  expect(postedCar()).toHaveValue('NHP10-6712345');
  expect(document.querySelector('[data-store=testdrive]')).toHaveValue(serializeVehicle(aVehicle()));
});

test.each([
  ['none is chosen', false, 'You have not chosen a car yet.'],
  ['the one of the address is gone', true, 'This car is no longer available.'],
])('when %s, the page says so and leads to the inventory', (_, isGone, told) => {
  if (isGone) keep(VITZ);
  render(<Booking isGone={isGone} />);
  const choice = screen.getByRole('region', { name: 'Chosen car' });
  expect(choice).toHaveTextContent(told);
  expect(within(choice).getByRole('link')).toHaveAttribute('href', '/search');
  expect(postedCar()).toBeNull();
});

test('a sold car has no form: the page leads to similar cars and keeps the car stored in this tab', () => {
  keep(VITZ);
  const sold = aVehicle({ status: 'SOLD' });
  render(<Booking car={sold} />);
  const choice = within(screen.getByRole('region', { name: 'Chosen car' }));
  expect(choice.getByText('This car is sold')).toBeVisible();
  expect(choice.getByRole('link', { name: 'See similar cars' })).toHaveAttribute(
    'href',
    '/car/NHP10-6712345#alternatives',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('We have the car ready for you.')).not.toBeInTheDocument();
  expect(sessionStorage.getItem(TEST_DRIVE_STORAGE_KEY)).toBe(serializeVehicle(VITZ));
});

test('the car stored in this tab that was sold since then has no form', async () => {
  stubVehicleApi({ has: [{ ...VITZ, status: 'SOLD' }] });
  keep(VITZ);
  setup(<Booking />);
  expect(await screen.findByText('This car is sold')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the car stored in this tab that no longer exists is not offered: the server would refuse it', async () => {
  stubVehicleApi({ gone: [VITZ.chassisNumber] });
  keep(VITZ);
  setup(<Booking />);
  expect(await screen.findByText('This car is no longer available.')).toBeVisible();
  expect(postedCar()).toBeNull();
});

test("the browser's copy of a car that cannot be looked up is sent with the form", async () => {
  const asked = stubVehicleApi({});
  keep(VITZ);
  setup(<Booking />);
  await waitFor(() => expect(asked).toEqual([VITZ.chassisNumber]));
  expect(postedCar()).toHaveValue(VITZ.chassisNumber);
});

test.each<[string, Partial<Vehicle>, string]>([
  ['in stock', {}, INTRODUCTIONS.introduction],
  ['that is not here yet', { status: 'COMING SOON' }, INTRODUCTIONS.notHereYet],
])('the introduction is right for a car %s, in the address or stored in this tab', (_what, fields, told) => {
  const car = { ...VITZ, ...fields };
  const { unmount } = render(<Booking car={car} />);
  expect(screen.getByText(told)).toBeVisible();
  unmount();
  keep(car);
  render(<Booking />);
  expect(screen.getByText(told)).toBeVisible();
});

test.each(['{', '{"make":"TOYOTA"}', '[]'])('an unreadable stored car (%s) is ignored', (text) => {
  sessionStorage.setItem(TEST_DRIVE_STORAGE_KEY, text);
  render(<Booking />);
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
  render(<Booking terms={<TestDriveTerms />} />);
  const terms = screen.getByRole('region', { name: 'Terms and conditions' });
  expect(within(terms).getByText(condition)).toBeVisible();
});

test('the fields stay as typed when the car changes under the form', async () => {
  const page = render(<Booking />);
  await userEvent.type(screen.getByLabelText('Name'), 'Priya');
  page.rerender(<Booking car={aVehicle()} />);
  expect(screen.getByLabelText('Name')).toHaveValue('Priya');
});
