import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';

export type Car = {
  id: number;
  chassisNumber: string;
  make: string;
  model: string;
  clientSellingPrice: number;
  status: string;
  images: string[];
} & Record<string, unknown>;

type Filter = { make?: string; model?: string; page?: number; size?: number };

const MODELS: [make: string, model: string, capacity: number, rupees: number][] = [
  ['TOYOTA', 'AQUA', 1496, 785_000],
  ['TOYOTA', 'VITZ', 996, 640_000],
  ['HONDA', 'FIT', 1317, 695_000],
  ['HONDA', 'VEZEL', 1496, 1_195_000],
  ['MAZDA', 'DEMIO', 1298, 610_000],
  ['NISSAN', 'NOTE', 1198, 655_000],
];
const CARS = 24;

function aCar(index: number): Car {
  const [make, model, engineCapacity, rupees] = MODELS[index % MODELS.length] ?? ['TOYOTA', 'AQUA', 1496, 1];
  const chassisNumber = `${model}-${String(100_001 + index)}`;
  return {
    ...aVehicle(),
    id: index + 1,
    chassisNumber,
    make,
    model,
    yearOfManufacture: 2017 + (index % 6),
    mileage: 20_000 + 1_000 * index,
    fuel: 'PETROL',
    engineCapacity,
    transmission: 'A/T',
    clientSellingPrice: rupees + 1_000 * index,
    images: [`/pictures/${chassisNumber}.png`],
  };
}

function aBlog(id: number) {
  const title = `What to look at in a used car, part ${id}`;
  return {
    id,
    title,
    description: `Part ${id} of a series`,
    image: '/pictures/blog.png',
    post: 'Read.\nLook.',
  };
}

/** The data of a small dealership. A test may change it; the next response shows the change. */
export class Inventory {
  readonly cars = new Map(
    Array.from({ length: CARS }, (_, index) => aCar(index)).map((car) => [car.chassisNumber, car]),
  );
  readonly blogs = [1, 2, 3].map(aBlog);
  readonly banners = [{ url: '/pictures/banner-1.png' }, { url: '/pictures/banner-2.png' }];
  readonly testimonials = [{ text: 'They called when my car had landed.', name: 'Anjali', year: '2024' }];

  /** The body of the correct response to a read, `undefined` when the item does not exist. */
  responseTo(path: string, body: string): unknown {
    const [, collection = '', name = ''] = path.split('/').map(decodeURIComponent);
    const cars = [...this.cars.values()];
    switch (collection) {
      case 'makes':
        return distinct(cars.map(({ make }) => make));
      case 'models':
        return distinct(cars.filter(({ make }) => name === '' || make === name).map(({ model }) => model));
      case 'featured':
        return cars.slice(0, 6);
      case 'car':
        return this.cars.get(name);
      case 'blogs':
        return name === '' ? this.blogs : this.blogs.find(({ id }) => String(id) === name);
      case 'cars':
        return resultsPage(cars, JSON.parse(body) as Filter);
      case 'banners':
      case 'testimonials':
        return this[collection];
      default:
        return undefined;
    }
  }
}

function distinct(names: string[]): string[] {
  return [...new Set(names)];
}

function resultsPage(cars: Car[], { make, model, page = 0, size = 10 }: Filter) {
  const matching = cars.filter((car) => (!make || car.make === make) && (!model || car.model === model));
  const content = matching.slice(page * size, (page + 1) * size);
  return { content, number: page, totalPages: Math.ceil(matching.length / size) };
}
