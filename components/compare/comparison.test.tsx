import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SLOT_STORAGE_KEYS } from '#lib/domain/compare/compare-slots.ts';
import { serializeVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { FrenchTexts } from '#components/language/french-texts.tsx';
import { CompareButton } from './compare-button.tsx';
import type { Slot } from './compare-slot.tsx';
import { Comparison } from './comparison.tsx';
import { stubVehicleApi } from '#components/vehicle/testing/stub-vehicle-api.ts';
import { inApp, setup } from '#components/ui/testing/in-app.tsx';

const [FIRST, SECOND] = SLOT_STORAGE_KEYS;
const SITE = 'https://cars.example';
const aqua = aVehicle();
const fit = aVehicle({ chassisNumber: 'GK3/1', make: 'HONDA', model: 'FIT', colour: 'RED', mileage: null });
const leaf = aVehicle({ chassisNumber: 'ZE1-1', make: 'NISSAN', model: 'LEAF' });
const AQUA = 'TOYOTA AQUA 2018';
const FIT = 'HONDA FIT 2018';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

function keep(first: Vehicle | null, second: Vehicle | null) {
  if (first) sessionStorage.setItem(FIRST, serializeVehicle(first));
  if (second) sessionStorage.setItem(SECOND, serializeVehicle(second));
}

function kept(): (string | null)[] {
  return [FIRST, SECOND].map((key) => {
    const stored = sessionStorage.getItem(key);
    return stored && (JSON.parse(stored) as Vehicle).chassisNumber;
  });
}

function slot(name: 'First car' | 'Second car') {
  return within(screen.getByRole('region', { name }));
}

test('an empty slot offers to select a car', () => {
  setup(<Comparison shared={null} siteUrl={SITE} />);
  for (const name of ['First car', 'Second car'] as const) {
    expect(slot(name).getByRole('heading', { name: 'Select a car' })).toBeInTheDocument();
    expect(slot(name).getByRole('link', { name: 'Add car' })).toHaveAttribute('href', '/search');
  }
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each([
  [null, null, 1],
  [aqua, null, 1],
  [aqua, fit, 0],
])(
  'cars to continue with, and the terms of a month once, are shown while a slot is empty',
  (one, other, times) => {
    stubVehicleApi({ has: [aqua, fit] });
    keep(one, other);
    const comparison = (
      <Comparison shared={null} siteUrl={SITE}>
        Featured
      </Comparison>
    );
    setup(comparison);
    expect(screen.queryAllByText('Featured')).toHaveLength(times);
    expect(screen.getAllByText(/^Monthly price:/)).toHaveLength(1);
  },
);

test("the visitor's cars are side by side, and rows that differ are marked in words", async () => {
  const asked = stubVehicleApi({ has: [aqua, fit] });
  keep(aqua, fit);
  setup(<Comparison shared={null} siteUrl={SITE} />);
  expect(slot('First car').getByRole('heading', { name: AQUA })).toBeInTheDocument();
  expect(slot('Second car').getByRole('link', { name: 'As from: Rs 595,000' })).toBeInTheDocument();
  const row = screen.getByRole('row', { name: /COLOUR differs/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['WHITE PEARL CRYSTAL', 'RED']);
  expect(screen.getByRole('rowheader', { name: 'BODY' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'MILEAGE differs 45,200 KM not known' })).toBeInTheDocument();
  expect(screen.getByText('2 differences, not counting the price')).toBeInTheDocument();
  await waitFor(() => expect(asked).toEqual([aqua.chassisNumber, fit.chassisNumber]));
});

test('the better of two values is marked, and the difference of the prices named', () => {
  const cheaper = { ...fit, mileage: 20_000, clientSellingPrice: 500_000 };
  stubVehicleApi({ has: [aqua, cheaper] });
  keep(aqua, cheaper);
  setup(<Comparison shared={null} siteUrl={SITE} />);
  expect(screen.getByRole('row', { name: 'MILEAGE differs 45,200 KM 20,000 KM better' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'YEAR OF MANUFACTURE 2018 2018' })).toBeInTheDocument();
  const prices = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(prices).toEqual([
    `${AQUA}: Rs 595,000about Rs 8,026 a month`,
    `${FIT}: Rs 500,000about Rs 6,744 a monthRs 95,000 less`,
  ]);
  expect(screen.getByText(/% down/)).toBeInTheDocument();
});

test('the features of both cars are folded: present, missing or not known', () => {
  const tow = { ...fit, clientOptions: 'PUSH START;Tow bar' };
  stubVehicleApi({ has: [aqua, tow] });
  keep(aqua, tow);
  setup(<Comparison shared={null} siteUrl={SITE} />);
  const fold = screen.getByText('Features: 3 that only one car has').closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect([...(fold?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Reverse camerapresentmissing',
    'Keyless entrypresentmissing',
    'Tow barmissingpresent',
    'PUSH STARTpresentpresent',
  ]);
});

test('each car leads to its page and to its test drive, a sold one only to its page', async () => {
  const sold = { ...fit, status: 'SOLD' };
  stubVehicleApi({ has: [aqua, sold] });
  keep(aqua, sold);
  const { visitor, visited } = setup(<Comparison shared={null} siteUrl={SITE} />);
  expect(slot('First car').getByRole('link', { name: 'View car' })).toHaveAttribute(
    'href',
    `/car/${aqua.chassisNumber}`,
  );
  expect(slot('Second car').queryByRole('link', { name: 'Test drive' })).not.toBeInTheDocument();
  await visitor.click(slot('First car').getByRole('link', { name: 'Test drive' }));
  expect(visited).toEqual([`/test-drive?car=${aqua.chassisNumber}`]);
});

test('with one car no row is marked, and none is empty', () => {
  const plain = { ...aqua, colour: '' };
  stubVehicleApi({ has: [plain] });
  keep(null, plain);
  setup(<Comparison shared={null} siteUrl={SITE} />);
  expect(slot('First car').getByText('Select a car')).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader')).toHaveLength(11);
  const prices = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(prices).toEqual(['', `${AQUA}: Rs 595,000about Rs 8,026 a month`]);
  expect(screen.queryByText(/differs$/)).not.toBeInTheDocument();
});

test.each([
  ['the edit icon', `Change ${AQUA}`],
  ['the image', `Photo of ${AQUA}`],
  ['the price', 'As from: Rs 595,000'],
])('%s empties its slot alone and leads to the search', async (_name, name) => {
  stubVehicleApi({ has: [aqua, fit] });
  keep(aqua, fit);
  const { visitor, visited } = setup(<Comparison shared={null} siteUrl={SITE} />);
  await visitor.click(slot('First car').getByRole('link', { name }));
  expect(kept()).toEqual([null, fit.chassisNumber]);
  expect(slot('First car').getByText('Select a car')).toBeInTheDocument();
  expect(visited).toEqual(['/search']);
});

test('a car is shown with its current data, or with its stored data when fetching fails', async () => {
  stubVehicleApi({ has: [{ ...aqua, status: 'SOLD', clientSellingPrice: 550_000 }] });
  keep(aqua, fit);
  setup(<Comparison shared={null} siteUrl={SITE} />);
  expect(await slot('First car').findByText('SOLD')).toBeInTheDocument();
  expect(slot('First car').getByRole('link', { name: 'As from: Rs 550,000' })).toBeInTheDocument();
  expect(slot('Second car').getByRole('heading', { name: FIT })).toBeInTheDocument();
});

test('the slot of an unavailable car says so and offers to choose another', async () => {
  stubVehicleApi({ has: [fit], gone: [aqua.chassisNumber] });
  keep(aqua, fit);
  const { visitor, visited } = setup(<Comparison shared={null} siteUrl={SITE} />);
  expect(await screen.findByText(`${AQUA} is no longer available.`)).toBeInTheDocument();
  await visitor.click(slot('First car').getByRole('link', { name: 'Add car' }));
  expect(kept()).toEqual([null, fit.chassisNumber]);
  expect(visited).toEqual(['/search']);
});

test("a shared comparison does not change the visitor's slots until it is changed", async () => {
  stubVehicleApi({ has: [aqua, fit] });
  keep(leaf, null);
  const { visitor } = setup(<Comparison shared={[{ vehicle: aqua }, { vehicle: fit }]} siteUrl={SITE} />);
  expect(screen.getByRole('heading', { name: AQUA })).toBeInTheDocument();
  expect(kept()).toEqual([leaf.chassisNumber, null]);

  await visitor.click(screen.getByRole('link', { name: `Change ${AQUA}` }));
  expect(kept()).toEqual([null, fit.chassisNumber]);
});

test('changing a shared comparison keeps its other car', async () => {
  stubVehicleApi({ has: [aqua] });
  keep(leaf, fit);
  const { visitor } = setup(<Comparison shared={[{ vehicle: aqua }, { vehicle: null }]} siteUrl={SITE} />);
  await visitor.click(screen.getByRole('link', { name: 'Add car' }));
  expect(kept()).toEqual([aqua.chassisNumber, null]);
});

test.each<[string, Vehicle | null, readonly [Slot, Slot] | null]>([
  ['a shared comparison', null, [{ vehicle: aqua }, { vehicle: null }]],
  ['a comparison with a car that is gone', aqua, null],
])('a car added below %s joins the car that is shown, at the top of the page', async (_what, own, shared) => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation();
  stubVehicleApi({ has: [aqua, fit], gone: [leaf.chassisNumber] });
  keep(own, leaf);
  const { visitor } = setup(
    <Comparison shared={shared} siteUrl={SITE}>
      <CompareButton vehicle={fit} />
    </Comparison>,
  );
  if (!shared) await screen.findByText(/is no longer available/);
  await visitor.click(screen.getByRole('button', { name: 'Add to compare' }));
  expect(kept()).toEqual([aqua.chassisNumber, fit.chassisNumber]);
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('the shared address names the cars of the comparison, and without cars there is no Share button', async () => {
  stubVehicleApi({ has: [aqua, fit] });
  keep(aqua, fit);
  const { visitor } = setup(<Comparison shared={null} siteUrl={SITE} />);
  expect(screen.queryByLabelText('Link')).toHaveValue(`${SITE}/compare?a=${aqua.chassisNumber}&b=GK3%2F1`);

  await visitor.click(slot('First car').getByRole('link', { name: `Change ${AQUA}` }));
  expect(screen.queryByLabelText('Link')).toHaveValue(`${SITE}/compare?b=GK3%2F1`);
  await visitor.click(slot('Second car').getByRole('link', { name: `Change ${FIT}` }));
  expect(screen.queryByLabelText('Link')).not.toBeInTheDocument();
});

test('a shared comparison is in the server-rendered page', () => {
  const gone = { vehicle: null, unavailable: '' };
  document.body.innerHTML = renderToString(
    inApp(<Comparison shared={[{ vehicle: aqua }, gone]} siteUrl={SITE} />),
  );
  expect(screen.getByRole('heading', { name: AQUA })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Specification' })).toBeInTheDocument();
  expect(screen.getByText('This car is no longer available.')).toBeInTheDocument();
});

test('a French page compares in French and links to French pages', async () => {
  stubVehicleApi({ has: [fit], gone: [aqua.chassisNumber] });
  keep(aqua, fit);
  const comparison = <Comparison shared={null} siteUrl={SITE} />;
  const { visitor, visited } = setup(<FrenchTexts>{comparison}</FrenchTexts>);
  expect(screen.getByRole('heading', { name: 'Comparer des voitures' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: FIT })).toHaveAttribute('href', '/fr/car/GK3%2F1');
  expect(await screen.findByText(`${AQUA} n’est plus disponible.`)).toBeInTheDocument();
  await visitor.click(screen.getByRole('link', { name: 'Ajouter' }));
  expect(visited).toEqual(['/fr/search']);
});
