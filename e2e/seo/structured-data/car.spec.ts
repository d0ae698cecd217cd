import { expect, test } from '#e2e/visitor.ts';
import { findCar, type Car } from './inventory.ts';
import { structuredDataProblems, theThing } from './read.ts';

function isPriced({ clientSellingPrice }: Car): boolean {
  return (clientSellingPrice ?? 0) > 0;
}

for (const [status, availability, filter] of [
  ['IN STOCK', 'InStock', ''],
  ['SOLD', 'SoldOut', 'make=TOYOTA&model=AQUA'],
  ['COMING SOON', 'PreOrder', 'make=HONDA&model=FREED'],
] as const) {
  test(`a car that is ${status} has the availability ${availability} and a price in rupees`, async ({
    request,
  }) => {
    const car = await findCar(request, (each) => each.status === status && isPriced(each), filter);
    const response = await request.get(`/car/${car.chassisNumber}`);
    const html = await response.text();
    expect(theThing(html, 'Car')).toMatchObject({
      '@id': `${response.url()}#car`,
      url: response.url(),
      mileageFromOdometer: { value: car.mileage, unitCode: 'KMT' },
      offers: {
        price: car.clientSellingPrice,
        priceCurrency: 'MUR',
        availability: `https://schema.org/${availability}`,
        url: response.url(),
        seller: { '@id': new URL('/#dealer', response.url()).href },
      },
    });
    expect(await structuredDataProblems(html)).toEqual([]);
  });
}

test('a car with price on request has no offer', async ({ request }) => {
  const car = await findCar(request, (each) => !isPriced(each));
  const html = await (await request.get(`/car/${car.chassisNumber}`)).text();
  expect(html).toContain('Price on Request');
  expect(theThing(html, 'Car')).not.toHaveProperty('offers');
  expect(await structuredDataProblems(html)).toEqual([]);
});

for (const [kind, pattern, property] of [
  ['a British car', /^[A-Z\d]{17}$/, 'vehicleIdentificationNumber'],
  ['a car made for Japan', /^[A-Z\d]+-\d+$/, 'productID'],
] as const) {
  test(`the chassis number of ${kind} is its ${property}`, async ({ request }) => {
    const { chassisNumber } = await findCar(request, (each) => pattern.test(each.chassisNumber));
    const html = await (await request.get(`/car/${chassisNumber}`)).text();
    const stated = ['vehicleIdentificationNumber', 'productID'].filter(
      (each) => each in theThing(html, 'Car'),
    );
    expect(stated).toEqual([property]);
    expect(theThing(html, 'Car')).toHaveProperty(property, chassisNumber);
  });
}

test('the engine power of an electric car is in kilowatts', async ({ request }) => {
  const car = await findCar(request, ({ fuel }) => fuel === 'ELECTRIC (5)', 'fuel=ELECTRIC');
  const html = await (await request.get(`/car/${car.chassisNumber}`)).text();
  expect(theThing(html, 'Car')).toMatchObject({
    fuelType: 'ELECTRIC',
    vehicleEngine: { enginePower: { value: car.engineCapacity, unitCode: 'KWT' } },
  });
});
