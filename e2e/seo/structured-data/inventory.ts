import type { APIRequestContext } from '@playwright/test';

/** A car in the data of the site's own pages. */
export type Car = {
  chassisNumber: string;
  status: string;
  fuel: string;
  engineCapacity: number | null;
  mileage: number | null;
  clientSellingPrice: number | null;
  images: string[];
};

/**
 * The first car of the inventory, in the order of the search, for which `isWanted` is true.
 * @param filter query of the search, which limits the number of cars to read
 */
export async function findCar(
  request: APIRequestContext,
  isWanted: (car: Car) => boolean,
  filter = '',
): Promise<Car> {
  for (let page = 1; ; page += 1) {
    const results = await request.get(`/search?${filter}&page=${page}`);
    if (!results.ok()) throw new Error('No such car in the inventory');
    const linked = new Set((await results.text()).match(/(?<=href="\/car\/)[^"#]+/g));
    const cars = await Promise.all([...linked].map((chassisNumber) => readCar(request, chassisNumber)));
    const found = cars.find(isWanted);
    if (found) return found;
  }
}

async function readCar(request: APIRequestContext, chassisNumber: string): Promise<Car> {
  return (await (await request.get(`/api/client-car/car/${chassisNumber}`)).json()) as Car;
}
