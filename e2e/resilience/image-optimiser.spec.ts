import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PictureHost } from './picture-host.ts';
import type { Site } from './site.ts';
import { expect, test as base } from './test.ts';
import { request, type PageResponse } from './request.ts';

type Fixtures = { listed: PictureHost; unlisted: PictureHost; site: Site };

const test = base.extend<Fixtures>({
  listed: async ({}, provide) => {
    const host = await PictureHost.start();
    await provide(host);
    host.stop();
  },
  unlisted: async ({}, provide) => {
    const host = await PictureHost.start();
    await provide(host);
    host.stop();
  },
  site: async ({ openSite, listed }, provide) => {
    await provide(await openSite({ env: { IMAGE_HOSTS: listed.name } }));
  },
});

function optimised(site: Site, address: string): Promise<PageResponse> {
  return request(site, `/_next/image?url=${encodeURIComponent(address)}&w=640&q=70`, {
    headers: { accept: 'image/webp' },
  });
}

test('pictures of a host in IMAGE_HOSTS are optimised, whatever their query, and served sandboxed', async ({
  site,
  listed,
}) => {
  const { status, headers } = await optimised(site, listed.addressOf('red.png'));
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
  await optimised(site, listed.addressOf('other.png?v=2'));
  const short = await request(site, `/i/1080/~/http/${listed.name}/red.png`);
  expect(short.status).toBe(200);
  expect(listed.asked).toEqual(['/red.png', '/other.png?v=2', '/red.png']);
});

test('nothing is fetched from any other host, however the address disguises it', async ({
  site,
  listed,
  unlisted,
}) => {
  const addresses = [
    unlisted.addressOf('red.png'),
    `http://${listed.name}@${unlisted.name}/red.png`,
    `http://${unlisted.name}#@${listed.name}/red.png`,
    `//${unlisted.name}/red.png`,
    `/\\${unlisted.name}/red.png`,
    `http://localhost:${site.port}/api/health`,
    `http://${listed.name}/api/makes`,
    `http://${listed.name}/%2e%2e%2fred.png`,
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
    `/i/640/~/http/${listed.name}@${unlisted.name}/red.png`,
    `/i/640/~/http/${listed.name}/api/makes`,
    `/i/640@${unlisted.name}/red.png`,
    `/i/641/~/http/${listed.name}/red.png`,
  ];
  for (const address of short) expect((await request(site, address)).status, address).toBe(400);
  expect(unlisted.asked).toEqual([]);
  expect(listed.asked).toEqual([]);
});

test('IMAGE_PATHS allows pictures without an extension below these paths', async ({ openSite, listed }) => {
  const site = await openSite({ env: { IMAGE_HOSTS: listed.name, IMAGE_PATHS: '/red' } });
  expect((await optimised(site, listed.addressOf('red.png'))).status).toBe(200);
  expect((await optimised(site, listed.addressOf('other.png'))).status).toBe(400);
  expect(listed.asked).toEqual(['/red.png']);
});

test('an error of the image host is not passed on', async ({ backoffice, site }) => {
  for (const status of [401, 404, 418, 500]) {
    backoffice.answerBy((_call, response) => {
      response.writeHead(status, { 'content-type': 'text/plain' }).end(`upstream ${status}`);
      return true;
    });
    const answer = await optimised(site, `${backoffice.url}/api/client-car/${status}.png`);
    expect(answer.status, String(status)).toBe(503);
    expect(answer.body).not.toContain('upstream');
  }
});

test('a redirect is not followed', async ({ site, listed, unlisted }) => {
  listed.movedTo = unlisted.addressOf('red.png');
  expect((await optimised(site, listed.addressOf('moved.png'))).status).toBe(503);
  expect(unlisted.asked).toEqual([]);
});

const NO_PICTURES = {
  'image/svg+xml': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'image/jpeg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'text/html': '<script>alert(1)</script>',
  'image/png': '',
};

test('a response that is no picture is not passed on', async ({ backoffice, site }) => {
  for (const [type, body] of Object.entries(NO_PICTURES)) {
    backoffice.answerBy((_call, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
      return true;
    });
    const answer = await optimised(site, `${backoffice.url}/api/client-car/${encodeURIComponent(type)}.png`);
    expect(answer.status, type).toBe(503);
    expect(answer.body).not.toContain('script');
  }
});

/** Sends for as long as it is listened to. */
function sendWithoutEnd(response: ServerResponse): void {
  const part = Buffer.alloc(1_000_000);
  response.on('drain', () => response.write(part));
  response.writeHead(200, { 'content-type': 'image/jpeg' }).write(part);
}

test('a picture without end is cut off', async ({ backoffice, site }) => {
  const ended = Promise.withResolvers<unknown>();
  backoffice.answerBy((_call, response) => {
    ended.resolve(once(response, 'close'));
    sendWithoutEnd(response);
    return true;
  });
  expect((await optimised(site, `${backoffice.url}/api/client-car/endless.jpg`)).status).toBe(503);
  await ended.promise;
});
