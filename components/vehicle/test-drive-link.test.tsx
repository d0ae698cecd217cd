import { screen } from '@testing-library/react';
import { vehicleFromStorage } from '#lib/domain/vehicle/stored-vehicle.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { setup } from '#components/ui/testing/in-app.tsx';
import { refuseStorage } from '#components/ui/testing/refuse-storage.ts';
import { TestDriveLink } from './test-drive-link.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a test drive stores the car and opens the form', async () => {
  const vehicle = aVehicle();
  const { visitor, visited } = setup(<TestDriveLink kind="primary" vehicle={vehicle} />);
  await visitor.click(screen.getByRole('link', { name: 'Test drive' }));
  expect(vehicleFromStorage(sessionStorage.getItem('testdrive'))).toEqual(vehicle);
  expect(visited).toEqual(['/test-drive']);
});

test.each(['full', 'forbidden'] as const)(
  'with %s session storage the address names the car',
  async (reason) => {
    refuseStorage(reason);
    const { visitor, visited } = setup(<TestDriveLink kind="primary" vehicle={aVehicle()} />);
    await visitor.click(screen.getByRole('link', { name: 'Test drive' }));
    expect(visited).toEqual(['/test-drive?car=NHP10-6712345']);
  },
);

test('a click that opens another tab stores nothing', async () => {
  const { visitor } = setup(<TestDriveLink kind="primary" vehicle={aVehicle()} />);
  window.addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom cannot follow it
  await visitor.keyboard('{Control>}');
  await visitor.click(screen.getByRole('link', { name: 'Test drive' }));
  expect(sessionStorage.getItem('testdrive')).toBeNull();
});

test('without JavaScript, or in another tab, the address names the car', () => {
  setup(<TestDriveLink kind="primary" vehicle={aVehicle({ chassisNumber: 'A/1' })} />);
  expect(screen.getByRole('link', { name: 'Test drive' })).toHaveAttribute('href', '/test-drive?car=A%2F1');
});
