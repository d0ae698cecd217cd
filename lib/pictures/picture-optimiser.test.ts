import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { start } from '#lib/cache/testing/a-cache.ts';
import { until } from '#lib/platform/testing/until.ts';
import type { Original } from './download.ts';
import { PictureOptimiser } from './picture-optimiser.ts';

const HOUR_MS = 60 * 60_000;

let original: Original;

beforeAll(async () => {
  const red = { width: 800, height: 600, channels: 3 as const, background: '#c02020' };
  original = { content: await sharp({ create: red }).png().toBuffer(), etag: '"1"' };
});

async function anOptimiser(
  answer: (etag: string | null, address: string) => Promise<Original | null>,
  slowMs?: number,
) {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  const asked: (string | null)[] = [];
  const { cache, clock } = start(directory, { memory: null });
  const optimiser = new PictureOptimiser({
    cache,
    request: async (address, etag) => {
      asked.push(etag);
      const original = await answer(etag, address);
      return () => Promise.resolve(original);
    },
    ...(slowMs !== undefined && { slowMs }),
  });
  return { optimiser, asked, clock };
}

function wanted(name: string) {
  return {
    picture: `http://backoffice.example/${name}.jpg`,
    width: 640,
    format: 'webp' as const,
    isLowQuality: false,
  };
}

test('a picture is made once for all who ask', async () => {
  const { optimiser, asked } = await anOptimiser(() => Promise.resolve(original));
  const [first, second] = await Promise.all([optimiser.get(wanted('kept')), optimiser.get(wanted('kept'))]);
  expect(await sharp(first.kept).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
  expect(second).toBe(first);
  expect(asked).toEqual([null]);
});

test('a smaller picture is another one', async () => {
  const noise = { width: 640, height: 480, channels: 3 as const, background: '#fff' };
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const content = await sharp({ create: { ...noise, noise: grain } })
    .png()
    .toBuffer();
  const { optimiser } = await anOptimiser(() => Promise.resolve({ content, etag: null }));
  const [large, small] = await Promise.all([
    optimiser.get(wanted('any')),
    optimiser.get({ ...wanted('any'), isLowQuality: true }),
  ]);
  expect(small.kept.length).toBeLessThan(large.kept.length);
});

test.each(['avif', 'webp', 'jpeg'] as const)('a transparent picture becomes white as %s', async (format) => {
  const clear = { width: 8, height: 6, channels: 4 as const, background: '#c0202000' };
  const content = await sharp({ create: clear }).png().toBuffer();
  const { optimiser } = await anOptimiser(() => Promise.resolve({ content, etag: null }));
  const { kept: picture } = await optimiser.get({ ...wanted('clear'), format });
  const { channels, isOpaque } = await sharp(picture).stats();
  expect(isOpaque).toBe(true);
  expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThanOrEqual(254);
});

test('an outdated picture is served, and its original asked for by its ETag', async () => {
  const { optimiser, asked, clock } = await anOptimiser((etag) => Promise.resolve(etag ? null : original));
  const first = await optimiser.get(wanted('outdated'));
  clock.now += 7 * HOUR_MS;
  expect((await optimiser.get(wanted('outdated'))).head).toEqual(first.head);
  await until(async () => (await optimiser.get(wanted('outdated'))).head.madeAt === clock.now);
  expect((await optimiser.get(wanted('outdated'))).kept).toEqual(first.kept);
  expect(asked.slice(0, 2)).toEqual([null, '"1"']); // who read the old file while it was replaced asks once more
});

test('two pictures are made at the same time, 200 wait, and others are refused at once', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Original>();
  const { optimiser, asked } = await anOptimiser(() => answer);
  const gets = Array.from({ length: 206 }, (_, index) => optimiser.get(wanted(String(index))));
  const results = Promise.allSettled(gets);
  await expect(
    Promise.any(gets.map((get) => get.then(() => Promise.reject(new Error()), String))),
  ).resolves.toContain('Bulkhead');
  await until(() => asked.length === 2);
  const dot = { width: 1, height: 1, channels: 3 as const, background: '#c02020' };
  resolve({ content: await sharp({ create: dot }).png().toBuffer(), etag: null });
  const refused = (await results).filter(({ status }) => status === 'rejected');
  expect([refused.length, asked.length]).toEqual([4, 202]);
});

test('pictures whose server hangs keep no other picture waiting, and are made when it answers', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Original>();
  const { optimiser } = await anOptimiser(
    (_etag, address) => (address.includes('hangs') ? answer : Promise.resolve(original)),
    1,
  );
  const hanging = Array.from({ length: 24 }, (_, index) => optimiser.get(wanted(`hangs${index}`)));
  const { kept } = await optimiser.get(wanted('other'));
  resolve(original);
  for (const late of await Promise.all(hanging)) expect(late.kept).toEqual(kept);
});

test('a picture whose server fails late is refused', async () => {
  const { promise: answer, reject } = Promise.withResolvers<Original>();
  const { optimiser } = await anOptimiser(
    (_etag, address) => (address.includes('hangs') ? answer : Promise.resolve(original)),
    1,
  );
  const hanging = Array.from({ length: 6 }, (_, index) => optimiser.get(wanted(`hangs${index}`)));
  await optimiser.get(wanted('another'));
  reject(new Error('away'));
  for (const late of hanging) await expect(late).rejects.toThrow('away');
});

test('what is no picture is refused, and not kept', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const { optimiser, asked } = await anOptimiser(() => Promise.resolve({ content: svg, etag: null }));
  for (let count = 1; count <= 2; count++) {
    await expect(optimiser.get(wanted('none'))).rejects.toThrow('Not a photograph');
    expect(asked).toHaveLength(count);
  }
});

test.each(['avif', 'webp', 'jpeg'] as const)('a very tall picture becomes narrower as %s', async (format) => {
  const tall = { width: 100, height: 20_000, channels: 3 as const, background: '#c02020' };
  const content = await sharp({ create: tall }).jpeg().toBuffer();
  const { optimiser } = await anOptimiser(() => Promise.resolve({ content, etag: null }));
  const { kept: picture } = await optimiser.get({ ...wanted('tall'), format });
  expect(await sharp(picture).metadata()).toMatchObject({ width: 6, height: 1_280 });
});
