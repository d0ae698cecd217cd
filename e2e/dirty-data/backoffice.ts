import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

import { VEHICLES } from './vehicles.ts';

/** A picture of one red point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const ENCODED_POST = { id: 'a b/c#d?e&f%g', title: 'Encoded', post: 'Found' };

/** The test drives that arrived, each as its body. */
const testDrives: unknown[] = [];

const LISTS: Record<string, unknown> = {
  '/makes': ['TOYOTA', null, ' HONDA ', 42, '', 'TOYOTA', 'A & B/C É'],
  '/models': ['AQUA', null, 'FIT', 7],
  '/featured': VEHICLES,
  '/testimonials': null,
  '/banners': [{ url: null }, { url: 'javascript:alert(1)' }, { url: '/pictures/with space.png' }, 'banner'],
  '/blogs': [{ id: 1, title: '<i>One</i>', description: null }, ENCODED_POST, { title: 'without id' }, null],
  '/blogs/1': { id: 1, title: '<i>One</i>', post: 'First line\nsecond line\r\n\r\n<b>New</b> paragraph' },
  [`/blogs/${ENCODED_POST.id}`]: ENCODED_POST,
  '/test-drives': testDrives,
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
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://backoffice').pathname);
  const call = path.replace('/api/client-car', '');
  if (path === '/pictures/with space.png')
    return void response.setHeader('content-type', 'image/png').end(PNG);
  if (path.startsWith('/pictures/')) return void response.writeHead(404).end();

  response.setHeader('content-type', 'application/json');
  if (call === '/email-test-drive') {
    testDrives.push(await json(request));
    return void response.end();
  }
  if (call.startsWith('/models/')) return void response.end(JSON.stringify([null, 'AQUA']));
  if (call.startsWith('/car/'))
    return void response.end(JSON.stringify(car(call.slice('/car/'.length)) ?? null));
  response.writeHead(call in LISTS ? 200 : 404).end(JSON.stringify(LISTS[call] ?? null));
}

const server = createServer((request, response) => void answer(request, response));

process.on('SIGTERM', () => server.close(() => process.exit(0)));
server.listen(Number(process.argv[2]), '127.0.0.1');
