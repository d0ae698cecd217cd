import type { ServerResponse } from 'node:http';
import { PLAIN_PICTURE } from '#e2e/visitor.ts';
import { type Call, FixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { LONG_WORD, VEHICLES } from './vehicles.ts';

const ENCODED_POST = { id: 'a b/c#d?e&f%g', title: 'Encoded', description: LONG_WORD, post: 'Found' };

/** The bodies of received test drives. */
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

function bodyFor(path: string): unknown {
  if (path.startsWith('/models/')) return [null, 'AQUA'];
  if (path.startsWith('/car/')) return car(path.slice('/car/'.length)) ?? null;
  return LISTS[path];
}

function respond(call: Call, response: ServerResponse): true {
  const path = decodeURIComponent(call.path);
  if (path === '/pictures/with space.png') {
    response.writeHead(200, { 'content-type': PLAIN_PICTURE.contentType }).end(PLAIN_PICTURE.body);
  } else if (path === '/email-test-drive') {
    testDrives.push(JSON.parse(call.body));
    response.end();
  } else {
    const found = bodyFor(path);
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? null));
  }
  return true;
}

/** A backoffice with dirty data, on this port. */
export async function startDirtyBackoffice(port: number): Promise<FixtureBackoffice> {
  const backoffice = new FixtureBackoffice();
  backoffice.handleCalls(respond);
  await backoffice.start(port);
  return backoffice;
}
