import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { ImageHost } from './image-host.ts';
import type { Site } from './site.ts';
import { test as base } from './one-site.ts';
import { expect } from './test.ts';
import { request, type PageResponse } from './request.ts';

const test = base.extend<{ unlisted: ImageHost }>({
  unlisted: async ({}, provide) => {
    const host = await ImageHost.start();
    await provide(host);
    host.stop();
  },
});

test.describe.configure({ mode: 'default' }); // in one worker, on one site

function optimised(site: Site, address: string): Promise<PageResponse> {
  return request(site, `/_next/image?url=${encodeURIComponent(address)}&w=640&q=70`, {
    headers: { accept: 'image/webp' },
  });
}

test('pictures of a host in IMAGE_HOSTS are optimised, with any query, and served sandboxed', async ({
  site,
  imageHost,
}) => {
  const { status, headers } = await optimised(site, imageHost.addressOf('red.png'));
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
  await optimised(site, imageHost.addressOf('other.png?v=2'));
  const short = await request(site, `/i/1080/~/http/${imageHost.name}/red.png`);
  expect(short.status).toBe(200);
  expect(imageHost.requested).toEqual(['/red.png', '/other.png?v=2', '/red.png']);
});

test('nothing is fetched from any other host, however the address hides it', async ({
  site,
  imageHost,
  unlisted,
}) => {
  const addresses = [
    unlisted.addressOf('red.png'),
    `http://${imageHost.name}@${unlisted.name}/red.png`,
    `http://${unlisted.name}#@${imageHost.name}/red.png`,
    `//${unlisted.name}/red.png`,
    `/\\${unlisted.name}/red.png`,
    `http://localhost:${site.port}/api/health`,
    `http://${imageHost.name}/api/makes`,
    `http://${imageHost.name}/%2e%2e%2fred.png`,
    ...[
      '/api/health',
      '/icon.svg',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
    ],
  ];
  for (const address of addresses) expect((await optimised(site, address)).status, address).toBe(400);
  const short = [
    `/i/640/~/http/${unlisted.name}/red.png`,
    `/i/640/~/http/${imageHost.name}@${unlisted.name}/red.png`,
    `/i/640/~/http/${imageHost.name}/api/makes`,
    `/i/640@${unlisted.name}/red.png`,
    `/i/641/~/http/${imageHost.name}/red.png`,
  ];
  for (const address of short) expect((await request(site, address)).status, address).toBe(400);
  expect(unlisted.requested).toEqual([]);
  expect(imageHost.requested).toEqual([]);
});

test('IMAGE_PATHS allows pictures without an extension below these paths', async ({
  openSite,
  imageHost,
}) => {
  const site = await openSite({ env: { IMAGE_HOSTS: imageHost.name, IMAGE_PATHS: '/red' } });
  expect((await optimised(site, imageHost.addressOf('red.png'))).status).toBe(200);
  expect((await optimised(site, imageHost.addressOf('other.png'))).status).toBe(400);
  expect(imageHost.requested).toEqual(['/red.png']);
});

test('an error of the image host is not passed on', async ({ backoffice, site }) => {
  for (const status of [401, 404, 418, 500]) {
    backoffice.handleCalls((_call, response) => {
      response.writeHead(status, { 'content-type': 'text/plain' }).end(`upstream ${status}`);
      return true;
    });
    const response = await optimised(site, `${backoffice.url}/api/client-car/${status}.png`);
    expect(response.status, String(status)).toBe(503);
    expect(response.body).not.toContain('upstream');
  }
});

test('a redirect is not followed', async ({ site, imageHost, unlisted }) => {
  imageHost.movedTo = unlisted.addressOf('red.png');
  expect((await optimised(site, imageHost.addressOf('moved.png'))).status).toBe(503);
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
    const response = await optimised(
      site,
      `${backoffice.url}/api/client-car/${encodeURIComponent(type)}.png`,
    );
    expect(response.status, type).toBe(503);
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
  expect((await optimised(site, `${backoffice.url}/api/client-car/endless.jpg`)).status).toBe(503);
  await ended.promise;
});
