import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { serializeList } from '#lib/domain/vehicle/own-lists.ts';
import { inApp, setup } from '#components/ui/testing/in-app.tsx';
import { stubVehicleApi } from '#components/vehicle/testing/stub-vehicle-api.ts';
import { RecentCars } from './recent-cars.tsx';
import { ViewedCar } from './viewed-car.tsx';

const AQUA = aVehicle({ chassisNumber: 'AQUA-1' });
const VITZ = aVehicle({ chassisNumber: 'VITZ-2', model: 'VITZ' });

/** jsdom has none; `place` says where the observed elements are. */
function stubIntersectionObserver() {
  const observers: IntersectionObserverCallback[] = [];
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      observers.push(callback);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  function place({ isIntersecting, top }: { isIntersecting: boolean; top: number }) {
    const entry = { isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry;
    act(() => observers.forEach((callback) => callback([entry], {} as IntersectionObserver)));
  }
  return { observed: () => observers.length, place };
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function section(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Recently viewed' });
}

test('the cars whose pages were viewed are shown, the latest first', async () => {
  stubVehicleApi({ has: [AQUA, VITZ] });
  setup([AQUA, VITZ].map((car) => <ViewedCar key={car.chassisNumber} vehicle={car} />));
  setup(<RecentCars />);
  const links = within(await section()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/car/VITZ-2', '/car/AQUA-1']);
});

test('a car that is gone is not shown', async () => {
  localStorage.setItem('recentCars', serializeList([AQUA, VITZ]) ?? '');
  stubVehicleApi({ has: [AQUA], gone: ['VITZ-2'] });
  setup(<RecentCars />);
  await section();
  expect(await screen.findByText('Rs 595,000')).toBeVisible();
  expect(screen.queryByText(/VITZ/)).not.toBeInTheDocument();
});

test('a sold car says so in place of its price, another what it costs a month', async () => {
  localStorage.setItem('recentCars', serializeList([AQUA, VITZ]) ?? '');
  stubVehicleApi({ has: [AQUA, { ...VITZ, status: 'SOLD' }] });
  setup(<RecentCars />);
  const [aqua, vitz] = within(await section()).getAllByRole('listitem');
  expect(await screen.findByText('SOLD')).toBeVisible();
  expect(aqua).toHaveTextContent(/Rs 595,000about Rs [\d,]+ a month$/);
  expect(vitz).toHaveTextContent(/SOLD$/);
});

test('Clear forgets them', async () => {
  localStorage.setItem('recentCars', serializeList([AQUA]) ?? '');
  stubVehicleApi({ has: [AQUA] });
  setup(<RecentCars />);
  await section();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(localStorage.getItem('recentCars')).toBeNull();
});

test('beside an empty comparison a car can be added to it', async () => {
  localStorage.setItem('recentCars', serializeList([AQUA]) ?? '');
  stubVehicleApi({ has: [AQUA] });
  const { visited } = setup(<RecentCars isForComparison />);
  await userEvent.click(within(await section()).getByRole('button', { name: 'Add to compare' }));
  expect(JSON.parse(sessionStorage.getItem('compare1') ?? '')).toMatchObject({ chassisNumber: 'AQUA-1' });
  expect(visited).toEqual(['/compare']);
});

test('between sections they appear once their place is below the screen', async () => {
  localStorage.setItem('recentCars', serializeList([AQUA]) ?? '');
  stubVehicleApi({ has: [AQUA] });
  const { observed, place } = stubIntersectionObserver();
  setup(<RecentCars waits />);
  await waitFor(() => expect(observed()).toBe(1));
  for (const top of [100, -100]) {
    place({ isIntersecting: top > 0, top });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  }
  place({ isIntersecting: false, top: 2000 });
  expect(await section()).toBeVisible();
});

test('the server shows none', () => {
  expect(renderToString(inApp(<RecentCars />))).toBe('');
});
