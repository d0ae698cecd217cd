import { createServer } from 'node:http';

import { VEHICLES } from './vehicles.ts';

/** A picture of one red point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const LISTS: Record<string, unknown> = {
  '/makes': ['TOYOTA', null, ' HONDA ', 42, '', 'TOYOTA', 'A & B/C É'],
  '/models': ['AQUA', null, 'FIT', 7],
  '/featured': VEHICLES,
  '/testimonials': null,
  '/banners': [{ url: null }, { url: 'javascript:alert(1)' }, { url: '/pictures/with space.png' }, 'banner'],
  '/blogs': [{ id: 1, title: '<i>One</i>', description: null }, { title: 'without id' }, null],
  '/blogs/1': { id: 1, title: '<i>One</i>', post: 'First line\nsecond line\r\n\r\n<b>New</b> paragraph' },
  '/cars': { content: VEHICLES, number: '0', totalPages: '1', surprise: {} },
};

function car(chassisNumber: string): unknown {
  return VEHICLES.find(
    (vehicle) =>
      vehicle !== null &&
      typeof vehicle === 'object' &&
      'chassisNumber' in vehicle &&
      String(vehicle.chassisNumber) === chassisNumber,
  );
}

/** A backoffice whose every answer is dirty, on the port given as its one parameter. */
const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://backoffice').pathname);
  const call = path.replace('/api/client-car', '');
  if (path === '/pictures/with space.png') return response.setHeader('content-type', 'image/png').end(PNG);
  if (path.startsWith('/pictures/')) return response.writeHead(404).end();

  response.setHeader('content-type', 'application/json');
  if (call.startsWith('/models/')) return response.end(JSON.stringify([null, 'AQUA']));
  if (call.startsWith('/car/')) return response.end(JSON.stringify(car(call.slice('/car/'.length)) ?? null));
  response.writeHead(call in LISTS ? 200 : 404).end(JSON.stringify(LISTS[call] ?? null));
});

process.on('SIGTERM', () => server.close(() => process.exit(0)));
server.listen(Number(process.argv[2]), '127.0.0.1');
