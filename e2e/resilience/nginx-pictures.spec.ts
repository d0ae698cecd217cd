import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from './behind-nginx.ts';
import { sendRaw } from './raw-request.ts';
import { request } from './request.ts';
import { optimisedAddress } from './site.ts';
import { expect } from './test.ts';

test.describe.configure({ mode: 'default' }); // in one worker, on one site

for (const [kind, { rate, burst, addressOf }] of Object.entries({
  optimised: {
    rate: 'dealership_pictures:10m rate=4r/s',
    burst: 'burst=240 delay=60',
    addressOf: (index: number) => `/i/640/a.jpg?${index}`,
  },
  share: {
    rate: 'dealership_share_pictures:10m rate=2r/s',
    burst: 'burst=60 delay=6',
    addressOf: (index: number) => `/share/car/${index}/0123456789abcdef.jpg`,
  },
}))
  test(`behind nginx ${kind} pictures of one visitor are limited, and pages are answered beside them`, async ({
    site,
    openNginx,
  }) => {
    const nginx = await openNginx(
      [site],
      [
        [rate, rate.replace(/\d+r\/s$/, '1r/m')],
        [burst, 'burst=2 nodelay'],
      ],
    );
    const pictures = [1, 2, 3, 4].map((index) => request(nginx, addressOf(index)));
    const statuses = (await Promise.all(pictures)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await request(nginx, '/about')).status).toBe(200);
  });

test('behind nginx a picture that cannot be loaded is asked for once', async ({
  site,
  imageHost,
  openNginx,
}) => {
  const nginx = await openNginx([site]);
  const address = optimisedAddress(imageHost.addressOf('missing.png'));
  const statuses = [await request(nginx, address), await request(nginx, address)].map(({ status }) => status);
  expect(statuses).toEqual([503, 503]);
  expect(imageHost.requested).toEqual(['/missing.png']);
});

test('behind nginx each browser gets a picture in a format that it takes', async ({
  site,
  imageHost,
  openNginx,
}) => {
  const nginx = await openNginx([site]);
  const address = optimisedAddress(imageHost.addressOf('red.png'));
  for (const round of ['made', 'cached']) {
    const types: unknown[] = [];
    for (const accept of ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*']) {
      const { headers } = await request(nginx, address, { headers: { accept } });
      types.push(headers.get('content-type'));
    }
    expect(types, round).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  }
});

test('behind nginx a file has one copy, however its address is spelled', async ({ site, openNginx }) => {
  const nginx = await openNginx([site]);
  const port = Number(new URL(nginx.url).port);
  const [file = ''] = /\/_next\/static\/[\w./-]+\.woff2/.exec((await request(nginx, '/about')).body) ?? [];
  const escaped = file.replace('.woff2', '%2ewoff2');
  const results: unknown[] = [];
  for (const address of [file, `${file}?1`, `${file}#1`, escaped, escaped]) {
    const text = `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
    results.push((await sendRaw(port, { text }))?.headers.get('x-cache-status'));
  }
  expect(results).toEqual(['MISS', 'HIT', 'HIT', 'MISS', 'MISS']);
});

test('behind nginx an outdated picture is shown while it cannot be loaded', async ({ openNginx }) => {
  let failures: number | null = null;
  const site = createServer((_, response) => {
    if (failures === null) response.setHeader('cache-control', 'public, max-age=1').end('picture');
    else response.writeHead(503, { 'cache-control': 'public, max-age=30' }).end(`failure ${++failures}`);
  }).listen(0);
  const { port } = site.address() as AddressInfo; // never a string: the server listens on a port
  const nginx = await openNginx([{ port }]);
  const shown = new Set<string>();
  async function failuresSoFar(): Promise<number | null> {
    shown.add((await request(nginx, '/i/640/a.jpg')).body);
    return failures;
  }
  await failuresSoFar();
  failures = 0;
  await expect.poll(failuresSoFar).toBe(2);
  expect([...shown]).toEqual(['picture']);
  site.close();
  site.closeAllConnections();
});
