import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SLOT_STORAGE_KEYS } from '#lib/domain/compare/compare-slots.ts';
import { serializeVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { CompareButton } from './compare-button.tsx';
import { inApp, setup } from '#components/ui/testing/in-app.tsx';
import { saveToSession } from '#components/ui/session-storage.ts';
import { refuseStorage } from '#components/ui/testing/refuse-storage.ts';

const [FIRST, SECOND] = SLOT_STORAGE_KEYS;
const aqua = aVehicle();
const fit = aVehicle({ chassisNumber: 'GK3-1', make: 'HONDA', model: 'FIT' });
const leaf = aVehicle({ chassisNumber: 'ZE1-1', make: 'NISSAN', model: 'LEAF' });

afterEach(() => {
  jest.restoreAllMocks();
  for (const key of SLOT_STORAGE_KEYS) saveToSession(key, null);
});

test('adding a car stores it whole in the first free slot and leads to the comparison', async () => {
  const { visitor, visited } = setup(<CompareButton vehicle={aqua} />);
  await visitor.click(screen.getByRole('button', { name: 'Add to compare' }));
  expect(JSON.parse(sessionStorage.getItem(FIRST) ?? '')).toMatchObject(aqua);
  expect(sessionStorage.getItem(SECOND)).toBeNull();
  expect(visited).toEqual(['/compare']);
});

test('with both slots full the second car moves up, and a toast names the one that is removed', async () => {
  sessionStorage.setItem(FIRST, serializeVehicle(aqua));
  sessionStorage.setItem(SECOND, serializeVehicle(fit));
  const { visitor } = setup(<CompareButton vehicle={leaf} />);
  await visitor.click(screen.getByRole('button', { name: 'Add to compare' }));
  expect(JSON.parse(sessionStorage.getItem(FIRST) ?? '')).toMatchObject(fit);
  expect(JSON.parse(sessionStorage.getItem(SECOND) ?? '')).toMatchObject(leaf);
  expect(
    await screen.findByText('TOYOTA AQUA 2018 was removed: a comparison holds two cars'),
  ).toBeInTheDocument();
});

test('the button of a car in a slot says so, and pressing it only opens the comparison', async () => {
  sessionStorage.setItem(SECOND, serializeVehicle(aqua));
  const { visitor, visited } = setup(<CompareButton vehicle={aqua} />);
  const button = screen.getByRole('button', { name: 'In comparison', pressed: true });
  await visitor.click(button);
  expect(sessionStorage.getItem(FIRST)).toBeNull();
  expect(sessionStorage.getItem(SECOND)).toBe(serializeVehicle(aqua));
  expect(visited).toEqual(['/compare']);
});

test('all buttons of a car show whether it is in a slot', async () => {
  const { visitor } = setup(
    <>
      <CompareButton vehicle={aqua} />
      <CompareButton vehicle={aqua} />
    </>,
  );
  const [first] = screen.getAllByRole('button', { name: 'Add to compare', pressed: false });
  if (first) await visitor.click(first);
  expect(screen.getAllByRole('button', { name: 'In comparison', pressed: true })).toHaveLength(2);
});

test.each(['{"chassisNumber":', '"NHP10-6712345"', '{"make":"KIA"}', 'null'])(
  'an invalid stored value such as %s is replaced by the next car',
  async (foreign) => {
    sessionStorage.setItem(FIRST, foreign);
    sessionStorage.setItem(SECOND, foreign);
    const { visitor } = setup(<CompareButton vehicle={aqua} />);
    await visitor.click(screen.getByRole('button', { name: 'Add to compare' }));
    expect(JSON.parse(sessionStorage.getItem(FIRST) ?? '')).toMatchObject(aqua);
    expect(sessionStorage.getItem(SECOND)).toBeNull();
  },
);

test.each(['full', 'forbidden'] as const)(
  'with %s session storage the address names the cars, and the slots last until the page is left',
  async (reason) => {
    refuseStorage(reason);
    const { visitor, visited } = setup(
      [aqua, fit].map((car) => <CompareButton key={car.model} vehicle={car} />),
    );
    for (const [index, button] of screen.getAllByRole('button', { name: 'Add to compare' }).entries()) {
      await visitor.click(button);
      expect(screen.getAllByRole('button', { name: 'In comparison' })).toHaveLength(index + 1);
    }
    expect(visited).toEqual(['/compare?a=NHP10-6712345', '/compare?a=NHP10-6712345&b=GK3-1']);
  },
);

test('without JavaScript the button opens a shared comparison with the car in the first slot', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(inApp(<CompareButton vehicle={aqua} />));
  const form = container.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/compare');
  const button = form?.querySelector('button');
  expect(button).toHaveTextContent('Add to compare');
  expect(new FormData(form ?? undefined, button).get('a')).toBe(aqua.chassisNumber);
});
