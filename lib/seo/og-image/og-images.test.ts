import { hash } from 'node:crypto';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import type { ShareCard } from '#lib/domain/sharing/share-card.ts';
import { siteCard } from '#lib/seo/og-image-address.ts';
import type { Drawing, LayOut } from './draw.ts';
import { OgImages } from './og-images.ts';

const CARD: ShareCard = {
  language: 'en',
  title: 'TOYOTA AQUA 2018',
  sale: null,
  pictures: ['https://cdn.example/1.jpg'],
};
const LIMITS = { entries: 100, bytes: 1024 ** 2 };

function layOut(): ReturnType<LayOut> {
  return new Response();
}

/** A store whose n-th drawing has the content `#n`. */
function aStore(directory: string, differences: Partial<Drawing> = {}) {
  const drawn: ShareCard[] = [];
  const clock = { now: 1_700_000_000_000 };
  const pictures = new OgImages({
    disk: new DiskStore(directory, LIMITS),
    now: () => clock.now,
    draw: (card) => {
      drawn.push(card);
      return Promise.resolve({ isFallback: false, jpeg: Buffer.from(`#${drawn.length}`), ...differences });
    },
  });
  return { pictures, drawn, clock };
}

test('concurrent requests share one drawing, which outlives a restart', () =>
  withTempDirectory(async (directory) => {
    const { pictures, drawn } = aStore(directory);
    const [first, second] = await Promise.all([
      pictures.get('car 1', CARD, layOut),
      pictures.get('car 1', CARD, layOut),
    ]);
    expect(second).toEqual(first);
    expect(drawn).toHaveLength(1);

    const restarted = aStore(directory);
    expect(await restarted.pictures.get('car 1', CARD, layOut)).toEqual(first);
    expect(restarted.drawn).toEqual([]);
  }));

test('a changed card is drawn again and replaces the old picture', () =>
  withTempDirectory(async (directory) => {
    const { pictures, drawn } = aStore(directory);
    const old = await pictures.get('car 1', CARD, layOut);
    const changed = await pictures.get('car 1', { ...CARD, title: 'TOYOTA AQUA 2019' }, layOut);
    expect(changed.version).not.toBe(old.version);
    expect(await pictures.last('car 1')).toEqual(changed);
    expect(drawn).toHaveLength(2);
  }));

test('two subjects with the same card have separate pictures', () =>
  withTempDirectory(async (directory) => {
    const { pictures } = aStore(directory);
    await pictures.get('car 1', CARD, layOut);
    expect(await pictures.last('car 2')).toBeNull();
  }));

test.each(['', 'x', '\n', '{}\n', '{"version":1}\njpeg'])('a file that holds %j is replaced', (text) =>
  withTempDirectory(async (directory) => {
    const disk = new DiskStore(directory, LIMITS);
    await disk.write(hash('sha256', 'car 1'), Buffer.from(text));
    const { pictures, drawn } = aStore(directory);
    expect(await pictures.last('car 1')).toBeNull();
    const picture = await pictures.get('car 1', CARD, layOut);
    expect(drawn).toHaveLength(1);
    expect(await pictures.last('car 1')).toEqual(picture);
  }),
);

test.each([
  [60, 1],
  [61, 2],
])('a fallback that is %i seconds old: %i drawings', (seconds, drawings) =>
  withTempDirectory(async (directory) => {
    const { pictures, drawn, clock } = aStore(directory, { isFallback: true });
    await pictures.get('car 1', CARD, layOut);
    clock.now += seconds * 1000;
    expect(await pictures.get('car 1', CARD, layOut)).toMatchObject({ isFallback: true });
    expect(drawn).toHaveLength(drawings);
  }),
);

test('a failed drawing is tried again at the next request', () =>
  withTempDirectory(async (directory) => {
    const outcomes = [
      Promise.reject(new Error('No space')),
      Promise.resolve({ isFallback: false, jpeg: Buffer.from('x') }),
    ];
    const pictures = new OgImages({
      disk: new DiskStore(directory, LIMITS),
      now: Date.now,
      draw: () => outcomes.shift() ?? Promise.reject(new Error('Drawn too often')),
    });
    await expect(pictures.get('car 1', CARD, layOut)).rejects.toThrow('No space');
    expect((await pictures.get('car 1', CARD, layOut)).jpeg.toString()).toBe('x');
  }));

test("the 41st drawing at once is refused, but the site's own picture is still drawn", () =>
  withTempDirectory(async (directory) => {
    const released = Promise.withResolvers<undefined>();
    const pictures = new OgImages({
      disk: new DiskStore(directory, LIMITS),
      now: Date.now,
      draw: async (card) => {
        if (card === CARD) await released.promise;
        return { isFallback: false, jpeg: Buffer.from(card.title) };
      },
    });
    const asked = Array.from({ length: 41 }, (_, index) => pictures.get(`car ${index}`, CARD, layOut));
    await expect(Promise.any(asked.map(errorMessage))).resolves.toMatch(/bulkhead/i);
    expect((await pictures.get('site', siteCard('en'), layOut)).jpeg.toString()).toBe(
      'Reconditioned and pre-owned cars in Mauritius',
    );

    released.resolve(undefined);
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  }));

/** The message of a rejection; rejects when the promise was fulfilled. */
async function errorMessage(outcome: Promise<unknown>): Promise<string> {
  const message = await outcome.then(() => null, String);
  if (message === null) throw new Error('Not rejected');
  return message;
}
