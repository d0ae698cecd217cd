import { blogCard, vehicleCard } from './share-card.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';

test('a car is shared with its title, status, reference, price and pictures', () => {
  expect(vehicleCard(aVehicle(), 'fr')).toEqual({
    language: 'fr',
    title: 'TOYOTA AQUA 2018',
    sale: { status: 'IN STOCK', reference: '2345', price: 595_000 },
    pictures: ['https://backoffice.example/pictures/1.jpg'],
  });
});

test.each([
  ['SOLD', 595_000, 'SOLD', null],
  ['ON THE WATER', 595_000, 'COMING SOON', 595_000],
  ['IN STOCK', 0, 'IN STOCK', null],
])('a car that is %p at %p rupees is shared as %p at %p', (status, clientSellingPrice, shown, price) => {
  expect(vehicleCard(aVehicle({ status, clientSellingPrice }), 'en').sale).toMatchObject({
    status: shown,
    price,
  });
});

test('no more than three pictures of a car are tried', () => {
  const images = ['a', 'b', 'c', 'd'].map((name) => `https://backoffice.example/${name}.jpg`);
  expect(vehicleCard(aVehicle({ images }), 'en').pictures).toEqual(images.slice(0, 3));
});

test.each([
  ['https://backoffice.example/blog.jpg', ['https://backoffice.example/blog.jpg']],
  ['', []],
])('a post with the picture %p is shared with %p', (image, pictures) => {
  const blog = { id: '3', title: 'Winter tyres', description: '', image, post: '' };
  expect(blogCard(blog)).toEqual({ language: 'en', title: 'Winter tyres', sale: null, pictures });
});
