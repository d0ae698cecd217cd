import sharp from 'sharp';
import { aBackoffice, status } from '#lib/backoffice/testing/a-backoffice.ts';
import type { ShareCard } from '#lib/domain/sharing/share-card.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

/** Draws a card with these pictures of the backoffice, in a fresh process. */
async function drawWith(backofficeUrl: string, paths: string[]) {
  process.env['BACKOFFICE_URL'] = backofficeUrl;
  jest.resetModules();
  const { draw } = await import('./draw.ts');
  const pictures = paths.map((path) => backofficeUrl + path);
  const card: ShareCard = { language: 'en', title: 'TOYOTA AQUA', sale: null, pictures };
  const blank = sharp({ create: { width: 12, height: 6, channels: 3, background: '#fff' } }).png();
  return draw(card, () => ({ arrayBuffer: async () => new Uint8Array(await blank.toBuffer()).buffer }));
}

test('a photograph that hangs is given up, and no other is asked for after that', async () => {
  captureLog();
  const deadline = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
  const { url, received } = await aBackoffice({ 'GET /hangs.jpg': () => deadline.abort() });
  const { isFallback, jpeg } = await drawWith(url, ['/hangs.jpg', '/next.jpg']);
  expect((await sharp(jpeg).metadata()).format).toBe('jpeg');
  expect([isFallback, received.map(({ call }) => call)]).toEqual([true, ['GET /hangs.jpg']]);
});

test('two photographs that cannot be loaded are logged once, without the signatures in their addresses', async () => {
  const logged = captureLog();
  const { url } = await aBackoffice({ 'GET /a.jpg': status(404), 'GET /b.jpg': status(404) });
  await drawWith(url, ['/a.jpg?signature=secret', '/b.jpg?signature=secret']);
  expect(logged()).toMatchObject([{ event: 'og-image.photo-failed', address: `${url}/a.jpg` }]);
});
