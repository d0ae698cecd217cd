import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Car } from '#lib/backoffice/testing/inventory.ts';
import { ImageHost } from './image-host.ts';
import type { Site } from './site.ts';
import { test as base } from './one-site.ts';
import { expect } from './test.ts';
import { request, requestAll, type PageResponse } from './request.ts';

const test = base.extend<{ unlisted: ImageHost }>({
  unlisted: async ({}, provide) => {
    const host = await ImageHost.start();
    await provide(host);
    host.stop();
  },
});

test.describe.configure({ mode: 'default' }); // in one worker, on one site

const WEBP = { headers: { accept: 'image/webp' } };

/** The page of a car with these pictures, after which the site knows them. */
async function show(site: Site, car: Car, pictures: string[]): Promise<PageResponse> {
  car.images = pictures;
  return request(site, `/car/${car.chassisNumber}`);
}

/** The address at which pages show a picture. */
function addressOf(picture: string, width = 640): string {
  return `/i/${width}/~/${picture.replace('://', '/')}`;
}

function optimised(site: Site, picture: string): Promise<PageResponse> {
  return request(site, addressOf(picture), WEBP);
}

test('pictures of a host in IMAGE_HOSTS are optimised, with the query of the backoffice, and served sandboxed', async ({
  car,
  site,
  imageHost,
}) => {
  const pictures = ['red.png', 'red.png?v=2&w=9'].map((picture) => imageHost.addressOf(picture));
  const { body } = await show(site, car, pictures);
  expect(body).toContain(addressOf(pictures[1] ?? '').replace('&', '&amp;'));
  for (const picture of pictures) {
    const { status, headers } = await optimised(site, picture);
    expect([status, headers.get('content-type')], picture).toEqual([200, 'image/webp']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
  }
  expect((await request(site, addressOf(pictures[0] ?? ''))).headers.get('content-type')).toBe('image/jpeg');
  expect(imageHost.requested).toEqual(['/red.png', '/red.png?v=2&w=9', '/red.png']);
});

test('nothing is fetched at another address than those of pages, however often it is asked for', async ({
  car,
  site,
  imageHost,
}) => {
  await expect
    .poll(async () => (await optimised(site, imageHost.addressOf('unknown.png'))).status, {
      message: 'the inventory has been read',
    })
    .toBe(404);
  const before = [...imageHost.requested];
  await show(site, car, [imageHost.addressOf('red.png?v=2')]);
  const host = imageHost.addressOf('');
  const others = [
    ...[
      'red.png',
      'red.png?v=3',
      'red.png?v=2&x',
      'red.png?V=2',
      '%72ed.png?v=2',
      '/red.png?v=2',
      'RED.png?v=2',
    ],
    ...['red.png;x?v=2', '..;/red.png', '%252fred.png'],
    ...Array.from({ length: 200 }, (_, index) => `red.png?${index}`),
  ].map((picture) => addressOf(host + picture));
  const widths = [32, 256, 750, 2048, 3840].map((width) => addressOf(`${host}red.png?v=2`, width));
  for (const response of await requestAll(site, [...others, ...widths])) {
    expect([400, 404], response.address).toContain(response.status);
    expect(response.headers.get('cache-control'), response.address).toBe('no-store');
  }
  expect(imageHost.requested).toEqual(before);
  expect((await optimised(site, imageHost.addressOf('red.png?v=2'))).status).toBe(200);
});

test('a picture is known after a restart, and to another site with the same DATA_DIR', async ({
  car,
  openSite,
  imageHost,
}) => {
  const env = { IMAGE_HOSTS: imageHost.name };
  const site = await openSite({ env });
  await show(site, car, [imageHost.addressOf('red.png?v=2')]);
  await site.kill('SIGKILL');
  const next = await openSite({ env });
  expect((await optimised(next, imageHost.addressOf('red.png?v=2'))).status).toBe(200);
});

test('nothing is fetched from any other host, however the address hides it', async ({
  car,
  site,
  imageHost,
  unlisted,
}) => {
  await show(site, car, [
    unlisted.addressOf('red.png'),
    `http://${imageHost.name}@${unlisted.name}/red.png`,
    `http://${imageHost.name}/api/makes`,
    `http://${imageHost.name}/%2e%2e%2fred.png`,
    `http://localhost:${site.port}/api/health`,
    'file:///etc/passwd',
  ]);
  const addresses = [
    `/i/640/~/http/${unlisted.name}/red.png`,
    `/i/640/~/http/${imageHost.name}@${unlisted.name}/red.png`,
    `/i/640/~/http/${imageHost.name}/api/makes`,
    `/i/640/~/http/${imageHost.name}/%2e%2e%2fred.png`,
    `/i/640/~/http/localhost:${site.port}/api/health`,
    `/i/640@${unlisted.name}/red.png`,
    '/i/640/~/file//etc/passwd',
    `/_next/image?url=${encodeURIComponent(unlisted.addressOf('red.png'))}&w=640&q=70`,
    `/_next/image?url=${encodeURIComponent(imageHost.addressOf('red.png'))}&w=640&q=70`,
  ];
  for (const address of addresses) expect((await request(site, address)).status, address).toBe(400);
  expect(unlisted.requested).toEqual([]);
  expect(imageHost.requested).toEqual([]);
});

test('IMAGE_PATHS allows pictures without an extension below these paths', async ({
  car,
  openSite,
  imageHost,
}) => {
  const site = await openSite({ env: { IMAGE_HOSTS: imageHost.name, IMAGE_PATHS: '/red' } });
  await show(site, car, [imageHost.addressOf('red.png'), imageHost.addressOf('other.png')]);
  expect((await optimised(site, imageHost.addressOf('red.png'))).status).toBe(200);
  expect((await optimised(site, imageHost.addressOf('other.png'))).status).toBe(400);
  expect(imageHost.requested).toEqual(['/red.png']);
});

test('an error of the image host is not passed on: the browser is sent to the picture itself', async ({
  backoffice,
  car,
  site,
}) => {
  const statuses = [401, 404, 418, 500];
  await show(
    site,
    car,
    statuses.map((status) => `${backoffice.url}/${status}.png`),
  );
  for (const status of statuses) {
    backoffice.handleCalls((_call, response) => {
      response.writeHead(status, { 'content-type': 'text/plain' }).end(`upstream ${status}`);
      return true;
    });
    const response = await request(site, `/i/640/${status}.png`, WEBP);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `${backoffice.url}/${status}.png`,
    ]);
    expect(response.body).not.toContain('upstream');
  }
});

test('a redirect is not followed', async ({ car, site, imageHost, unlisted }) => {
  imageHost.movedTo = unlisted.addressOf('red.png');
  await show(site, car, [imageHost.addressOf('moved.png')]);
  const { status, headers } = await optimised(site, imageHost.addressOf('moved.png'));
  expect([status, headers.get('location')]).toEqual([503, null]); // pages load no picture of that host by http
  expect(unlisted.requested).toEqual([]);
});

const NOT_PICTURES = {
  'image/svg+xml': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'image/jpeg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'text/html': '<script>alert(1)</script>',
  'image/png': '',
};

test('a response that is not a picture is not passed on', async ({ backoffice, car, site }) => {
  const pictures = Object.keys(NOT_PICTURES).map(
    (type) => `${encodeURIComponent(type).replace('%', '')}.png`,
  );
  await show(
    site,
    car,
    pictures.map((picture) => `${backoffice.url}/${picture}`),
  );
  for (const [type, body] of Object.entries(NOT_PICTURES)) {
    backoffice.handleCalls((_call, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
      return true;
    });
    const response = await request(site, `/i/640/${encodeURIComponent(type).replace('%', '')}.png`, WEBP);
    expect(response.status, type).toBe(302);
    expect(response.body).not.toContain('script');
  }
});

/** Sends data until the connection is closed. */
function sendEndless(response: ServerResponse): void {
  const part = Buffer.alloc(1_000_000);
  response.on('drain', () => response.write(part));
  response.writeHead(200, { 'content-type': 'image/jpeg' }).write(part);
}

test('the download of an endless picture is aborted', async ({ backoffice, car, site }) => {
  await show(site, car, [`${backoffice.url}/endless.jpg`]);
  const ended = Promise.withResolvers<unknown>();
  backoffice.handleCalls((_call, response) => {
    ended.resolve(once(response, 'close'));
    sendEndless(response);
    return true;
  });
  expect((await request(site, '/i/640/endless.jpg')).status).toBe(302);
  await ended.promise;
});
