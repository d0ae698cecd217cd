import { parsePictureAddress } from '../pictures/address';
import type { SeedVehicle } from '../vehicle';
import { ALL_GENERATIONS } from './catalogue/all-generations';
import { inventory, REFERENCE_COUNT } from './vehicles';

const REFERENCE = [...inventory(REFERENCE_COUNT)];
const MANY = [...inventory(20_000)];

/** The vehicles that break a rule, short enough to read in a failure. */
function breaking(isBroken: (vehicle: SeedVehicle) => boolean): string[] {
  return REFERENCE.filter(isBroken).map(
    ({ make, model, chassisNumber }) => `${make} ${model} ${chassisNumber}`,
  );
}

function share(isCounted: (vehicle: SeedVehicle) => boolean): number {
  return REFERENCE.filter(isCounted).length / REFERENCE.length;
}

/** Months since the year 0 of a registration such as '05/2022'. */
function registrationMonth({ firstRegistration }: SeedVehicle): number {
  const [month, year] = (firstRegistration ?? '').split('/').map(Number);
  return (year ?? NaN) * 12 + (month ?? NaN);
}

function isGraded({ localVehicle, countryOfOrigin }: SeedVehicle): boolean {
  return !localVehicle && countryOfOrigin === 'JAPAN';
}

const THIS_MONTH = 2026 * 12 + 11;

test('no two vehicles have one chassis number, nor one reference', () => {
  expect(new Set(REFERENCE.map(({ chassisNumber }) => chassisNumber)).size).toBe(REFERENCE_COUNT);
  expect(new Set(REFERENCE.map(({ chassisNumber }) => chassisNumber.slice(-4))).size).toBe(REFERENCE_COUNT);
});

test('the chassis number, version, engine and year are those of one generation of the model', () => {
  function agrees(vehicle: SeedVehicle): boolean {
    return ALL_GENERATIONS.some(
      ({ make, model, years, variants }) =>
        make === vehicle.make &&
        model === vehicle.model &&
        vehicle.yearOfManufacture >= years[0] &&
        vehicle.yearOfManufacture <= years[1] &&
        variants.some(
          ([chassis, fuel, engine, transmission, ...versions]) =>
            vehicle.chassisNumber.length === chassis.length &&
            vehicle.chassisNumber.startsWith(chassis.replace(/[%#].*/, '')) &&
            fuel === vehicle.fuel &&
            engine === vehicle.engineCapacity &&
            transmission === vehicle.transmission &&
            versions.includes(vehicle.version),
        ),
    );
  }
  expect(breaking((vehicle) => !agrees(vehicle))).toEqual([]);
});

test('the colour, its code and the paint in the pictures are one', () => {
  function agrees({ make, colour, colourCode, images }: SeedVehicle): boolean {
    return ALL_GENERATIONS.filter((generation) => generation.make === make)
      .flatMap(({ paints }) => paints)
      .some(
        ({ name, code, hex }) =>
          name === colour &&
          code === colourCode &&
          images.every((image) => image.includes(`/${hex.slice(1)}/`)),
      );
  }
  expect(breaking((vehicle) => !agrees(vehicle))).toEqual([]);
});

test('a vehicle is first registered within six months of the year in which it was built', () => {
  expect(
    breaking(({ firstRegistration }) => !/^(0[1-9]|1[0-2])\/20\d\d$/.test(firstRegistration ?? '')),
  ).toEqual([]);
  expect(
    breaking((vehicle) => {
      const months = registrationMonth(vehicle) - vehicle.yearOfManufacture * 12;
      return months < 1 || months > 18;
    }),
  ).toEqual([]);
});

test('an import was shipped while the law allowed it: 18 months to 4 years old', () => {
  expect(breaking((car) => !car.localVehicle && THIS_MONTH - registrationMonth(car) < 18)).toEqual([]);
  expect(
    breaking(
      (car) =>
        !car.localVehicle && THIS_MONTH - registrationMonth(car) > (car.status === 'ON THE WAY' ? 48 : 66),
    ),
  ).toEqual([]);
});

test('imports come from Japan and Great Britain', () => {
  expect(
    breaking(
      ({ localVehicle, countryOfOrigin }) =>
        !localVehicle && !['JAPAN', 'UNITED KINGDOM'].includes(countryOfOrigin),
    ),
  ).toEqual([]);
});

test('imports from Japan have an auction grade of at least 3.5, no other vehicle has one', () => {
  expect(breaking((car) => isGraded(car) !== ['3.5', '4', '4.5', '5'].includes(car.auctionGrade))).toEqual(
    [],
  );
  expect(breaking((car) => !isGraded(car) && car.auctionGrade !== '')).toEqual([]);
});

test('mileage is that of a car in daily use, and low on imports', () => {
  expect(breaking(({ mileage }) => mileage === null || mileage < 5_000 || mileage > 220_000)).toEqual([]);
  expect(breaking(({ mileage, localVehicle }) => !localVehicle && (mileage ?? 0) > 90_000)).toEqual([]);
});

test('prices are in steps of Rs 5,000 and within the Mauritian market', () => {
  expect(
    breaking(
      ({ clientSellingPrice: rupees }) =>
        rupees !== null && (rupees % 5_000 !== 0 || rupees < 120_000 || rupees > 6_000_000),
    ),
  ).toEqual([]);
});

test.each([
  ['TOYOTA', 'AQUA', 2018, 500_000, 650_000],
  ['HONDA', 'FIT', 2018, 550_000, 650_000],
  ['HONDA', 'VEZEL', 2017, 720_000, 900_000],
  ['BMW', 'X5', 2018, 2_200_000, 2_800_000],
  ['SUZUKI', 'WAGON R', 2018, 300_000, 450_000],
])('a %s %s of %i typically sells between Rs %i and Rs %i', (make, model, year, low, high) => {
  const prices = MANY.filter(
    (car) => car.make === make && car.model === model && car.yearOfManufacture === year,
  )
    .flatMap(({ clientSellingPrice }) => clientSellingPrice ?? [])
    .toSorted((a, b) => a - b);
  const typical = prices[Math.floor(prices.length / 2)];
  expect(typical).toBeGreaterThanOrEqual(low);
  expect(typical).toBeLessThanOrEqual(high);
});

test('features are at least five, named once and without blanks', () => {
  expect(
    breaking(({ clientOptions }) => {
      const named = clientOptions.split(';');
      return (
        named.length < 5 ||
        new Set(named).size < named.length ||
        named.some((text) => text !== text.trim() || !text)
      );
    }),
  ).toEqual([]);
});

test('a vehicle has 3 to 12 pictures, a three-quarter front first', () => {
  expect(breaking(({ images }) => images.length < 3 || images.length > 12)).toEqual([]);
  expect(breaking(({ images }) => new Set(images).size < images.length)).toEqual([]);
  expect(breaking(({ images }) => images.some((image) => !parsePictureAddress(image)))).toEqual([]);
  expect(breaking(({ images }) => !/\/front-quarter(-right)?\.jpg$/.test(images[0] ?? ''))).toEqual([]);
});

test('hardly any two vehicles share their first picture', () => {
  expect(new Set(REFERENCE.map(({ images }) => images[0])).size).toBeGreaterThan(REFERENCE_COUNT * 0.95);
});

test('cars of one model differ in version, colour, year or mileage', () => {
  const looks = REFERENCE.map(({ make, model, version, colour, yearOfManufacture, transmission }) =>
    [make, model, version, transmission, colour, yearOfManufacture].join(' '),
  );
  expect(new Set(looks).size).toBe(REFERENCE_COUNT);
});

test('the stock has the shares of a working dealership', () => {
  expect(REFERENCE_COUNT).toBeGreaterThanOrEqual(240);
  expect(share(({ status }) => status === 'SOLD')).toBeCloseTo(0.12, 1);
  expect(share(({ status }) => ['ON THE WAY', 'COMING SOON'].includes(status))).toBeCloseTo(0.15, 1);
  expect(share(({ clientSellingPrice }) => clientSellingPrice === null)).toBeCloseTo(0.06, 1);
  expect(share(({ localVehicle }) => localVehicle)).toBeCloseTo(0.26, 1);
});

test('twelve attractive vehicles are featured, all for sale, one of them still at sea', () => {
  const featured = REFERENCE.filter((vehicle) => vehicle.featured);
  expect(featured).toHaveLength(12);
  expect(featured.filter(({ status }) => status === 'IN STOCK')).toHaveLength(11);
  expect(featured.filter(({ status }) => status === 'ON THE WAY')).toHaveLength(1);
  expect(featured.every(({ clientSellingPrice }) => clientSellingPrice !== null)).toBe(true);
  expect(new Set(featured.map(({ make }) => make)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(featured.map(({ type }) => type)).size).toBeGreaterThanOrEqual(5);
});

test('the same inventory comes every time, however much of it is asked for', () => {
  expect([...inventory(REFERENCE_COUNT)]).toEqual(REFERENCE);
  expect([...inventory(20)]).toEqual(REFERENCE.slice(0, 20));
  expect([...inventory(REFERENCE_COUNT + 50)].slice(0, REFERENCE_COUNT)).toEqual(REFERENCE);
});

test('a hundred thousand vehicles have as many chassis numbers', () => {
  const seen = new Set<string>();
  for (const { chassisNumber } of inventory(100_000)) seen.add(chassisNumber);
  expect(seen.size).toBe(100_000);
});

test('more vehicles than there are serial numbers are refused', () => {
  expect(() => inventory(1_000_001).next()).toThrow(RangeError);
});
