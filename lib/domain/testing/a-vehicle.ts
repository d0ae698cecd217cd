import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** An import in stock, with these differences. */
export function aVehicle(differences: Partial<Vehicle> = {}): Vehicle {
  return {
    id: '17',
    chassisNumber: 'NHP10-6712345',
    make: 'TOYOTA',
    model: 'AQUA',
    yearOfManufacture: 2018,
    type: 'HATCHBACK',
    mileage: 45_200,
    fuel: 'PETROL HYBRID',
    engineCapacity: 1496,
    transmission: 'CVT',
    firstRegistration: '2018-06',
    colour: 'WHITE PEARL CRYSTAL',
    colourCode: '070',
    version: 'S',
    countryOfOrigin: 'JAPAN',
    auctionGrade: '4.5',
    status: 'IN STOCK',
    localVehicle: false,
    clientSellingPrice: 595_000,
    clientOptions: 'Reverse camera;Push start;Keyless entry',
    images: ['https://backoffice.example/pictures/1.jpg'],
    ...differences,
  };
}
