import type { StoredVehicle } from '#backoffice/vehicle.ts';

/** A vehicle of an inventory file. */
export function aVehicle(fields: Partial<StoredVehicle> & { chassisNumber: string }): StoredVehicle {
  return {
    make: 'TOYOTA',
    model: 'AQUA',
    yearOfManufacture: 2018,
    type: 'HATCHBACK',
    mileage: 45_200,
    fuel: 'PETROL HYBRID (3)',
    engineCapacity: 1496,
    transmission: 'CVT',
    firstRegistration: '03/2018',
    colour: 'WHITE',
    colourCode: '040',
    version: 'S',
    countryOfOrigin: 'JAPAN',
    auctionGrade: '4.5',
    status: 'IN STOCK',
    localVehicle: false,
    clientSellingPrice: 650_000,
    clientOptions: 'ABS;AIRBAGS',
    images: ['/pictures/hatchback-01/side.avif'],
    featured: false,
    ...fields,
  };
}
