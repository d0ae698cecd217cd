import sharp from 'sharp';
import type { ShareCard } from '#lib/domain/sharing/share-card.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { ogImageVersion } from '#lib/seo/og-image-address.ts';

const CARD: ShareCard = { language: 'en', title: 'TOYOTA AQUA 2018', sale: null, pictures: [] };

/** A process that has just started with this data directory. */
async function start(directory: string) {
  process.env['DATA_DIR'] = directory;
  jest.resetModules();
  const { respondWithImage } = await import('./respond.ts');
  const drawn: string[] = [];
  const blank = await sharp({ create: { width: 12, height: 6, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

  /** The status and the caching of the picture of a car with this card, under its own address or of another version. */
  async function ask(id: string, asked: { card?: ShareCard | null; version?: string; failure?: Error } = {}) {
    const { card = CARD, version = ogImageVersion(card ?? CARD), failure } = asked;
    const response = await respondWithImage(new Request('https://cars.example/share/car/1/x.jpg'), {
      subject: `car ${id}`,
      file: `${version}.jpg`,
      loadCard: () => (failure ? Promise.reject(failure) : Promise.resolve(card)),
      layOut: ({ title }) => ({
        arrayBuffer: () => {
          drawn.push(title);
          return Promise.resolve(new Uint8Array(blank).buffer);
        },
      }),
    });
    return [response.status, response.headers.get('cache-control')];
  }
  return { ask, drawn };
}

const IMMUTABLE = [200, 'public, max-age=31536000, immutable'];
const OTHER_VERSION = [200, 'private, max-age=60'];

test('concurrent requests share one drawing, which outlives a restart, even while its card cannot be loaded', () =>
  withTempDirectory(async (directory) => {
    const { ask, drawn } = await start(directory);
    expect(await Promise.all([ask('1'), ask('1')])).toEqual([IMMUTABLE, IMMUTABLE]);
    expect(drawn).toEqual([CARD.title]);
    const restarted = await start(directory);
    expect(await restarted.ask('1', { failure: new Error('down') })).toEqual(IMMUTABLE);
    expect(restarted.drawn).toEqual([]);
  }));

test('the address of another version shows the current picture and is not kept, whatever it names', () =>
  withTempDirectory(async (directory) => {
    const { ask, drawn } = await start(directory);
    for (const version of ['0123456789abcdef', 'fedcba9876543210', '0123456789abcdef'])
      expect(await ask('1', { version })).toEqual(OTHER_VERSION);
    expect(drawn).toEqual([CARD.title]);
  }));

test('an unknown subject is a 404, and is asked for again', () =>
  withTempDirectory(async (directory) => {
    const { ask } = await start(directory);
    expect((await ask('1', { card: null }))[0]).toBe(404);
    expect(await ask('1')).toEqual(IMMUTABLE);
  }));
