import { DiskStore } from '#lib/platform/disk-store.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import type { ShareCard } from '#lib/domain/sharing/share-card.ts';
import type { Drawing } from './draw.ts';
import { SharePictures } from './og-images.ts';

const CARD: ShareCard = { title: 'TOYOTA AQUA 2018', sale: null, pictures: ['https://cdn.example/1.jpg'] };
const LIMITS = { entries: 100, bytes: 1024 ** 2 };

/** Pictures in a directory, drawn as told; each drawing is told apart by its number. */
function aStock(directory: string, differences: Partial<Drawing> = {}) {
  const drawn: ShareCard[] = [];
  const clock = { now: 1_700_000_000_000 };
  const pictures = new SharePictures({
    disk: new DiskStore(directory, LIMITS),
    now: () => clock.now,
    draw: (card) => {
      drawn.push(card);
      return Promise.resolve({ isMakeshift: false, jpeg: Buffer.from(`#${drawn.length}`), ...differences });
    },
  });
  return { pictures, drawn, clock };
}

test('a picture is drawn once, for everybody who asks, and kept across restarts', () =>
  withTempDirectory(async (directory) => {
    const { pictures, drawn } = aStock(directory);
    const [first, second] = await Promise.all([pictures.of('car 1', CARD), pictures.of('car 1', CARD)]);
    expect(second).toEqual(first);
    expect(drawn).toHaveLength(1);

    const restarted = aStock(directory);
    expect(await restarted.pictures.of('car 1', CARD)).toEqual(first);
    expect(restarted.drawn).toEqual([]);
  }));

test('a picture is drawn anew when its card says something else, and takes the place of the old one', () =>
  withTempDirectory(async (directory) => {
    const { pictures, drawn } = aStock(directory);
    const old = await pictures.of('car 1', CARD);
    const changed = await pictures.of('car 1', { ...CARD, title: 'TOYOTA AQUA 2019' });
    expect(changed.version).not.toBe(old.version);
    expect(await pictures.last('car 1')).toEqual(changed);
    expect(drawn).toHaveLength(2);
  }));

test('two subjects with the same card have a picture each', () =>
  withTempDirectory(async (directory) => {
    const { pictures } = aStock(directory);
    await pictures.of('car 1', CARD);
    expect(await pictures.last('car 2')).toBeNull();
  }));

test.each([
  [60, 1],
  [61, 2],
])('a picture without its photograph is %i seconds old: %i drawings', (seconds, drawings) =>
  withTempDirectory(async (directory) => {
    const { pictures, drawn, clock } = aStock(directory, { isMakeshift: true });
    await pictures.of('car 1', CARD);
    clock.now += seconds * 1000;
    expect(await pictures.of('car 1', CARD)).toMatchObject({ isMakeshift: true });
    expect(drawn).toHaveLength(drawings);
  }),
);

test('a picture that cannot be drawn is tried again by the next who asks', () =>
  withTempDirectory(async (directory) => {
    const outcomes = [
      Promise.reject(new Error('No space')),
      Promise.resolve({ isMakeshift: false, jpeg: Buffer.from('x') }),
    ];
    const pictures = new SharePictures({
      disk: new DiskStore(directory, LIMITS),
      now: Date.now,
      draw: () => outcomes.shift() ?? Promise.reject(new Error('Drawn too often')),
    });
    await expect(pictures.of('car 1', CARD)).rejects.toThrow('No space');
    expect((await pictures.of('car 1', CARD)).jpeg.toString()).toBe('x');
  }));

test('forty pictures are under way at once, further ones are refused, and the site has its own all the same', () =>
  withTempDirectory(async (directory) => {
    const released = Promise.withResolvers<undefined>();
    const pictures = new SharePictures({
      disk: new DiskStore(directory, LIMITS),
      now: Date.now,
      draw: async (card) => {
        if (card === CARD) await released.promise;
        return { isMakeshift: false, jpeg: Buffer.from(card.title) };
      },
    });
    const asked = Array.from({ length: 41 }, (_, index) => pictures.of(`car ${index}`, CARD));
    await expect(Promise.any(asked.map(refusal))).resolves.toMatch(/bulkhead/i);
    expect((await pictures.site()).jpeg.toString()).toBe('Reconditioned and pre-owned cars in Mauritius');

    released.resolve(undefined);
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  }));

/** Why something was refused; rejects when it was not. */
async function refusal(outcome: Promise<unknown>): Promise<string> {
  const message = await outcome.then(() => null, String);
  if (message === null) throw new Error('Not refused');
  return message;
}
