import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { renderToString } from 'react-dom/server';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { packVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import { carsOfList, SAVED_CARS, serializeList } from '#lib/domain/vehicle/own-lists.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { inApp, setup } from '#components/ui/testing/in-app.tsx';
import { refuseStorage } from '#components/ui/testing/refuse-storage.ts';
import { stubVehicleApi } from '#components/vehicle/testing/stub-vehicle-api.ts';
import { SaveButton } from './save-button.tsx';
import { SaveCarsButton } from './save-cars-button.tsx';
import { SavedCars } from './saved-cars.tsx';

const AQUA = aVehicle({ chassisNumber: 'AQUA-1', clientSellingPrice: 600_000 });
const VITZ = aVehicle({ chassisNumber: 'VITZ-2', model: 'VITZ' });
const FIT = aVehicle({ chassisNumber: 'FIT-3', make: 'HONDA', model: 'FIT' });

afterEach(() => {
  jest.restoreAllMocks();
  act(() => toast.removeAll());
  localStorage.clear();
});

function keep(...cars: Vehicle[]) {
  localStorage.setItem('savedCars', serializeList(cars) ?? '');
}

function kept(): string[] {
  return carsOfList(localStorage.getItem('savedCars'), SAVED_CARS).map(({ chassisNumber }) => chassisNumber);
}

test('Save keeps the car with its price in this browser, and a second press removes it', async () => {
  setup(<SaveButton vehicle={AQUA} />);
  const button = screen.getByRole('button', { name: 'Save', pressed: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(localStorage.getItem('savedCars') ?? '')).toMatchObject([
    { chassisNumber: 'AQUA-1', make: 'TOYOTA', clientSellingPrice: 600_000 },
  ]);
  expect(await screen.findByText('Saved')).toBeVisible();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('savedCars')).toBeNull();
});

test('an empty list shows the cars viewed recently', async () => {
  localStorage.setItem('recentCars', serializeList([VITZ]) ?? '');
  stubVehicleApi({ has: [VITZ] });
  setup(<SavedCars siteUrl="https://cars.example" />);
  const recent = await screen.findByRole('region', { name: 'Recently viewed' });
  expect(within(recent).getByRole('link')).toHaveAttribute('href', '/car/VITZ-2');
});

test('a car that is saved elsewhere on the page or in another tab is marked', () => {
  setup(<SaveButton vehicle={AQUA} />);
  keep(AQUA);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SAVED_CARS.key })));
  expect(screen.getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
});

test('a saved car has its price then and now', async () => {
  keep(AQUA, VITZ, FIT);
  stubVehicleApi({ has: [{ ...AQUA, clientSellingPrice: 550_000 }, VITZ, { ...FIT, status: 'SOLD' }] });
  setup(<SavedCars siteUrl="https://cars.example" />);
  expect(await screen.findByText('Rs 50,000 less than Rs 600,000 when you saved it')).toBeVisible();
  expect(screen.getByText('Rs 550,000')).toBeVisible();
  expect(screen.getAllByText('Same price as when you saved it')).toHaveLength(2);
  expect(await screen.findByText('SOLD')).toBeVisible();
});

test('a car that is gone is named, and can be removed', async () => {
  keep(AQUA);
  stubVehicleApi({ gone: ['AQUA-1'] });
  setup(<SavedCars siteUrl="https://cars.example" />);
  expect(await screen.findByText('TOYOTA AQUA 2018 is no longer available.')).toBeVisible();
  expect(screen.getByText('Rs 600,000 when you saved it')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove TOYOTA AQUA 2018' }));
  expect(screen.getByText(/^No saved cars yet/)).toBeVisible();
});

test('when a car is removed the next one has the focus', async () => {
  keep(AQUA, VITZ);
  stubVehicleApi({ has: [AQUA, VITZ] });
  setup(<SavedCars siteUrl="https://cars.example" />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove TOYOTA VITZ 2018' }));
  expect(screen.getByRole('button', { name: 'Remove TOYOTA AQUA 2018' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('any two cars are compared, the last two chosen', async () => {
  keep(AQUA, VITZ, FIT);
  stubVehicleApi({ has: [AQUA, VITZ, FIT] });
  setup(<SavedCars siteUrl="https://cars.example" />);
  for (const name of ['Compare TOYOTA AQUA 2018', 'Compare TOYOTA VITZ 2018', 'Compare HONDA FIT 2018'])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByRole('link', { name: 'Compare TOYOTA VITZ 2018 with HONDA FIT 2018' })).toHaveAttribute(
    'href',
    '/compare?a=VITZ-2&b=FIT-3',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove TOYOTA VITZ 2018' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare TOYOTA AQUA 2018' }));
  expect(screen.getByRole('link', { name: 'Compare TOYOTA AQUA 2018 with HONDA FIT 2018' })).toBeVisible();
});

test('the list is shared by an address with its cars', () => {
  keep(AQUA, VITZ);
  stubVehicleApi({ has: [AQUA, VITZ] });
  setup(<SavedCars siteUrl="https://cars.example" />);
  const whatsApp = screen.getByRole('link', { name: 'WhatsApp', hidden: true }).getAttribute('href') ?? '';
  expect(decodeURIComponent(whatsApp)).toContain('https://cars.example/saved?cars=AQUA-1,VITZ-2');
});

test('the cars of a shared list are saved before the own ones, which are kept as they are', async () => {
  keep(FIT, VITZ);
  setup(<SaveCarsButton packed={packVehicles([AQUA, VITZ])} />);
  const button = screen.getByRole('button', { name: 'Save these cars', pressed: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toBeDisabled();
  expect(kept()).toEqual(['AQUA-1', 'FIT-3', 'VITZ-2']);
});

test.each([
  ['full', 'a car', <SaveButton key="" vehicle={AQUA} />],
  ['forbidden', 'a car', <SaveButton key="" vehicle={AQUA} />],
  ['full', 'a shared list', <SaveCarsButton key="" packed={packVehicles([AQUA])} />],
] as const)('a browser with %s storage is not said to have saved %s', async (reason, _, button) => {
  keep(VITZ);
  refuseStorage(reason);
  setup(button);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/^Not saved: this browser stores nothing/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Save/, pressed: false })).toBeEnabled();
});

test('the cars of a shared list for which there is no room are not called saved', () => {
  keep(
    ...Array.from({ length: SAVED_CARS.maxCars }, (_, index) => aVehicle({ chassisNumber: `C-${index}` })),
  );
  setup(<SaveCarsButton packed={packVehicles([AQUA])} />);
  expect(screen.getByRole('button', { name: 'Save these cars', pressed: false })).toBeDisabled();
});

test('without JavaScript the page says what it needs', () => {
  document.body.innerHTML = renderToString(inApp(<SavedCars siteUrl="https://cars.example" />)).replaceAll(
    'noscript',
    'div',
  );
  expect(within(document.body).getByText(/needs JavaScript/)).toBeVisible();
  document.body.innerHTML = '';
});
