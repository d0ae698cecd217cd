import { OTHER_VERSION, SHORT_LIVED, backgroundOf, IMMUTABLE, ogImagePath } from '#e2e/seo/og-image.ts';
import type { Car } from '#lib/backoffice/testing/inventory.ts';
import { ImageHost } from './image-host.ts';
import { sendWebhook } from './webhook.ts';
import { SHORT_TIMEOUT, type Site } from './site.ts';
import { test as base } from './one-site.ts';
import { expect } from './test.ts';
import { request } from './request.ts';

const test = base.extend({
  /** A car with one valid photograph. */
  car: async ({ car, imageHost }, provide) => {
    car.images = [imageHost.addressOf('red.png')];
    await provide(car);
  },
});

test.describe.configure({ mode: 'default' }); // in one worker, on one site

/** Path of the Open Graph picture of the car's page. */
async function picturePath(site: Site, { chassisNumber }: Car): Promise<string> {
  return ogImagePath((await request(site, `/car/${chassisNumber}`)).body);
}

async function loadPicture({ url }: Site, path: string) {
  const response = await fetch(url + path);
  const { status, headers } = response;
  return {
    status,
    cacheControl: headers.get('cache-control'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

async function sitePicture(site: Site): Promise<Buffer> {
  return (await loadPicture(site, '/share/site/0123456789abcdef.jpg')).bytes;
}

/** Cache-Control and background of a picture. */
async function lookAt(site: Site, path: string): Promise<[string | null, string]> {
  const { cacheControl, bytes } = await loadPicture(site, path);
  return [cacheControl, await backgroundOf(bytes)];
}

test('a new price changes the address and the picture', async ({ car, site }) => {
  const oldPath = await picturePath(site, car);
  const old = await loadPicture(site, oldPath);
  car.clientSellingPrice = 749_000;
  await sendWebhook(site, { chassisNumbers: [car.chassisNumber] });
  await expect.poll(() => picturePath(site, car)).not.toBe(oldPath);

  const picture = await loadPicture(site, await picturePath(site, car));
  expect([old.cacheControl, picture.cacheControl]).toEqual([IMMUTABLE, IMMUTABLE]);
  expect(picture.bytes.equals(old.bytes)).toBe(false);
  expect((await loadPicture(site, oldPath)).bytes.equals(old.bytes)).toBe(true);
});

test('the next photograph is used when one cannot be loaded', async ({ car, imageHost, site }) => {
  car.images = ['dead.png', 'dead-too.png', 'red.png'].map((picture) => imageHost.addressOf(picture));
  expect(await lookAt(site, await picturePath(site, car))).toEqual([IMMUTABLE, 'photograph']);
});

test('a car whose photograph cannot be loaded gets the brand background, cached briefly', async ({
  car,
  imageHost,
  site,
}) => {
  car.images = [imageHost.addressOf('dead.png')];
  const path = await picturePath(site, car);
  const picture = await loadPicture(site, path);
  expect([picture.cacheControl, await backgroundOf(picture.bytes)]).toEqual([SHORT_LIVED, 'brand']);
  expect(picture.bytes.equals(await sitePicture(site))).toBe(false);

  expect((await loadPicture(site, path)).bytes.equals(picture.bytes)).toBe(true);
  expect(imageHost.requested).toEqual(['/dead.png']);
});

test('a car without photographs gets the brand background, cached for good', async ({ car, site }) => {
  car.images = [];
  expect(await lookAt(site, await picturePath(site, car))).toEqual([IMMUTABLE, 'brand']);
});

test('photographs are loaded from allowed hosts only, even after a redirect', async ({
  car,
  imageHost,
  site,
}) => {
  const stranger = await ImageHost.start();
  imageHost.movedTo = stranger.addressOf('red.png');
  car.images = [stranger.addressOf('red.png'), imageHost.addressOf('moved.png')];
  expect(await lookAt(site, await picturePath(site, car))).toEqual([SHORT_LIVED, 'brand']);
  expect([stranger.requested, imageHost.requested]).toEqual([[], ['/moved.png']]);
  stranger.stop();
});

test('twenty concurrent requests draw the picture once', async ({ car, imageHost, site }) => {
  car.model = 'AQUA 日産 🚗';
  const path = await picturePath(site, car);
  const pictures = await Promise.all(Array.from({ length: 20 }, () => loadPicture(site, path)));
  expect(
    new Set(pictures.map(({ cacheControl, bytes }) => `${cacheControl} ${bytes.toString('base64')}`)).size,
  ).toBe(1);
  expect(imageHost.requested).toEqual(['/red.png']);
});

test('a car has a picture under one address only', async ({ backoffice, car, site }) => {
  const path = await picturePath(site, car);
  backoffice.handleCalls((_call, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(car)); // whatever is asked for
    return true;
  });
  const segment = Buffer.from(car.chassisNumber).toString('base64url');
  const aliases = [Buffer.from(car.chassisNumber.toLowerCase()).toString('base64url'), `${segment}.`];
  const paths = [path, ...aliases.map((alias) => path.replace(segment, alias))];
  const pictures = await Promise.all(paths.map((address) => loadPicture(site, address)));
  expect(pictures.map(({ status }) => status)).toEqual([200, 404, 404]);
});

/** Base64url-encoded chassis numbers of unknown cars. */
const UNKNOWN = { html: 'Tk9QRQ', hang: 'Tk9ORQ' };

test("during an outage a stored picture is served unchanged, and the site's own one in place of any other", async ({
  backoffice,
  car,
  openSite,
  imageHost,
}) => {
  const site = await openSite({ env: { IMAGE_HOSTS: imageHost.name } });
  const path = await picturePath(site, car);
  const stored = await loadPicture(site, path);
  expect(stored.cacheControl).toBe(IMMUTABLE);
  await site.stop();
  const restarted = await openSite({ env: { ...SHORT_TIMEOUT, IMAGE_HOSTS: imageHost.name } });
  for (const mode of ['html', 'hang'] as const) {
    await test.step(mode, async () => {
      backoffice.setMode(mode);
      const served = await loadPicture(restarted, path);
      expect(served.cacheControl).toBe(IMMUTABLE);
      expect(served.bytes.equals(stored.bytes)).toBe(true);

      const fallback = await loadPicture(restarted, path.replace(/car\/[\w-]+/, `car/${UNKNOWN[mode]}`));
      expect([fallback.status, fallback.cacheControl]).toEqual([200, OTHER_VERSION]);
      expect(fallback.bytes.equals(await sitePicture(restarted))).toBe(true);
    });
  }
});
