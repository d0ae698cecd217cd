import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { parseVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import { siteUrl } from '#lib/seo/public-url.ts';
import { vehicleStructuredData } from './vehicle.ts';

const { chassisNumber, status } = aVehicle();
const BARE = aVehicle({ ...parseVehicle({ chassisNumber, status }) });

test('every known value of a car is stated', () => {
  const url = siteUrl('/car/NHP10-6712345');
  expect(vehicleStructuredData(aVehicle())).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Car',
    '@id': `${url}#car`,
    url,
    name: 'TOYOTA AQUA 2018',
    itemCondition: 'https://schema.org/UsedCondition',
    identifier: { '@type': 'PropertyValue', propertyID: 'REF', value: '2345' },
    productID: 'NHP10-6712345',
    image: ['https://backoffice.example/pictures/1.jpg'],
    brand: { '@type': 'Brand', name: 'TOYOTA' },
    model: 'AQUA',
    vehicleConfiguration: 'S',
    vehicleModelDate: '2018',
    productionDate: '2018',
    dateVehicleFirstRegistered: '2018-06',
    bodyType: 'HATCHBACK',
    color: 'WHITE PEARL CRYSTAL',
    fuelType: 'PETROL HYBRID',
    vehicleTransmission: 'AUTOMATIC',
    vehicleEngine: {
      '@type': 'EngineSpecification',
      fuelType: 'PETROL HYBRID',
      engineDisplacement: { '@type': 'QuantitativeValue', value: 1496, unitCode: 'CMQ' },
    },
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 45_200, unitCode: 'KMT' },
    countryOfOrigin: { '@type': 'Country', name: 'JAPAN' },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Colour code', value: '070' },
      { '@type': 'PropertyValue', name: 'Auction grade', value: '4.5' },
      { '@type': 'PropertyValue', name: 'Reverse camera', value: true },
      { '@type': 'PropertyValue', name: 'Push start', value: true },
      { '@type': 'PropertyValue', name: 'Keyless entry', value: true },
    ],
    offers: {
      '@type': 'Offer',
      url,
      price: 595_000,
      priceCurrency: 'MUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: {
        '@type': 'AutoDealer',
        '@id': siteUrl('/#dealer'),
        name: 'Example Motors',
        url: siteUrl('/'),
      },
    },
  });
});

test('of a car with only a chassis number nothing else is stated', () => {
  expect(Object.keys(vehicleStructuredData(BARE)).sort()).toEqual(
    ['@context', '@type', '@id', 'url', 'name', 'itemCondition', 'identifier', 'productID'].sort(),
  );
});

test.each([
  ['IN STOCK', 'https://schema.org/InStock'],
  ['SOLD', 'https://schema.org/SoldOut'],
  ['RESERVED', 'https://schema.org/PreOrder'],
  ['', 'https://schema.org/PreOrder'],
])('a car with status %j is offered as %s', (status, availability) => {
  expect(vehicleStructuredData(aVehicle({ status }))).toMatchObject({ offers: { availability } });
});

test.each([null, 0, -1])('a car that costs %p has no offer', (clientSellingPrice) => {
  expect(vehicleStructuredData(aVehicle({ clientSellingPrice }))).not.toHaveProperty('offers');
});

test('a VIN is stated as vehicleIdentificationNumber, any other chassis number as productID', () => {
  const british = vehicleStructuredData(aVehicle({ chassisNumber: 'SJNFAAJ11U1234567' }));
  expect(british).toHaveProperty('vehicleIdentificationNumber', 'SJNFAAJ11U1234567');
  expect(british).not.toHaveProperty('productID');
  expect(vehicleStructuredData(aVehicle())).not.toHaveProperty('vehicleIdentificationNumber');
});

test('the motor of an electric car has a power in kilowatts and no displacement', () => {
  const { vehicleEngine } = vehicleStructuredData(aVehicle({ fuel: 'ELECTRIC (5)', engineCapacity: 110 }));
  expect(vehicleEngine).toEqual({
    '@type': 'EngineSpecification',
    fuelType: 'ELECTRIC',
    enginePower: { '@type': 'QuantitativeValue', value: 110, unitCode: 'KWT' },
  });
});
