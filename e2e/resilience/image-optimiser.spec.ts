import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Car } from '#lib/backoffice/testing/inventory.ts';
import { ImageHost } from './image-host.ts';
import { optimisedAddress, type Site } from './site.ts';
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

/** The page of a car with these pictures. */
async function show(site: Site, car: Car, pictures: string[]): Promise<PageResponse> {
  car.images = pictures;
  return request(site, `/car/${car.chassisNumber}`);
}

function optimised(site: Site, picture: string, isOfBackoffice = true): Promise<PageResponse> {
  return request(site, optimisedAddress(picture, { isOfBackoffice }), WEBP);
}

test('pictures of a host in IMAGE_HOSTS are optimised, with the query of the backoffice, and served sandboxed', async ({
  car,
  site,
  imageHost,
}) => {
  const pictures = ['red.png', 'red.png?v=2&w=9'].map((picture) => imageHost.addressOf(picture));
  const { body } = await show(site, car, pictures);
  expect(body).toContain(optimisedAddress(pictures[1] ?? '').replace('&', '&amp;'));
  for (const picture of pictures) {
    const { status, headers } = await optimised(site, picture, false);
    expect([status, headers.get('content-type')], picture).toEqual([200, 'image/webp']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
  }
  expect((await request(site, optimisedAddress(pictures[0] ?? ''))).headers.get('content-type')).toBe(
    'image/jpeg',
  );
  expect(imageHost.requested).toEqual(['/red.png', '/red.png?v=2&w=9', '/red.png']);
});

test('nothing is fetched at an address that the site has not signed', async ({ site, imageHost }) => {
  const signed = optimisedAddress(imageHost.addressOf('red.png?v=2'));
  const others = [
    ...['red.png', 'red.png?v=3', 'red.png?v=2&x', '%72ed.png?v=2', '/red.png?v=2', 'RED.png?v=2'].map(
      (picture) => signed.replace('red.png?v=2', picture),
    ),
    ...[32, 256, 750, 2048, 3840].map((width) => signed.replace('640', String(width))),
    `/i/640/~/http/${imageHost.name}/red.png?v=2`,
  ];
  for (const response of await requestAll(site, others)) {
    expect(response.status, response.address).toBe(404);
    expect(response.headers.get('cache-control'), response.address).toBe('no-store');
  }
  expect(imageHost.requested).toEqual([]);
  expect((await request(site, signed, WEBP)).status).toBe(200);
});

test('without PICTURE_SECRET the addresses on a page are the same after a restart', async ({
  car,
  openSite,
  imageHost,
}) => {
  const env = { IMAGE_HOSTS: imageHost.name, PICTURE_SECRET: '' };
  const site = await openSite({ env });
  const { body } = await show(site, car, [imageHost.addressOf('red.png')]);
  const [address = ''] = /\/i\/640\/[^" ]+/.exec(body) ?? [];
  expect(address).not.toBe(optimisedAddress(imageHost.addressOf('red.png')));
  await site.kill('SIGKILL');
  expect((await request(await openSite({ env }), address)).status).toBe(200);
});

test('nothing is fetched from any other host, however the address hides it', async ({
  car,
  site,
  imageHost,
  unlisted,
}) => {
  const { body } = await show(site, car, [
    unlisted.addressOf('red.png'),
    `http://${imageHost.name}@${unlisted.name}/red.png`,
    `http://${imageHost.name}/api/makes`,
    `http://${imageHost.name}/%2e%2e%2fred.png`,
    `http://localhost:${site.port}/api/health`,
    'file:///etc/passwd',
  ]);
  for (const host of [unlisted.name, imageHost.name, `localhost:${site.port}`])
    expect(body).not.toContain(`/http/${host}/`);
  for (const picture of [unlisted, imageHost].map((host) => host.addressOf('red.png'))) {
    const address = `/_next/image?url=${encodeURIComponent(picture)}&w=640&q=70`;
    expect((await request(site, address)).status, address).toBe(400);
  }
  expect(unlisted.requested).toEqual([]);
  expect(imageHost.requested).toEqual([]);
});

test('an error of the image host is not passed on: the browser is sent to the picture itself', async ({
  backoffice,
  site,
}) => {
  const statuses = [401, 404, 418, 500];
  for (const status of statuses) {
    backoffice.handleCalls((_call, response) => {
      response.writeHead(status, { 'content-type': 'text/plain' }).end(`upstream ${status}`);
      return true;
    });
    const response = await optimised(site, `${backoffice.url}/${status}.png`);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `${backoffice.url}/${status}.png`,
    ]);
    expect(response.body).not.toContain('upstream');
  }
});

test('a redirect is not followed', async ({ site, imageHost, unlisted }) => {
  imageHost.movedTo = unlisted.addressOf('red.png');
  const { status, headers } = await optimised(site, imageHost.addressOf('moved.png'), false);
  expect([status, headers.get('location')]).toEqual([503, null]); // pages load no picture of that host by http
  expect(unlisted.requested).toEqual([]);
});

const NOT_PICTURES = {
  'image/svg+xml': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'image/jpeg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'text/html': '<script>alert(1)</script>',
  'image/png': '',
};

test('a response that is not a picture is not passed on', async ({ backoffice, site }) => {
  for (const [type, body] of Object.entries(NOT_PICTURES)) {
    backoffice.handleCalls((_call, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
      return true;
    });
    const name = `${encodeURIComponent(type).replace('%', '')}.png`;
    const response = await optimised(site, `${backoffice.url}/${name}`);
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

test('the download of an endless picture is aborted', async ({ backoffice, site }) => {
  const ended = Promise.withResolvers<unknown>();
  backoffice.handleCalls((_call, response) => {
    ended.resolve(once(response, 'close'));
    sendEndless(response);
    return true;
  });
  expect((await optimised(site, `${backoffice.url}/endless.jpg`)).status).toBe(302);
  await ended.promise;
});
