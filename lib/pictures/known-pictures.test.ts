import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { aRedis, aRedisClient, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import type { Redis } from '#lib/platform/redis.ts';
import { KnownPictures } from './known-pictures.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = 20_000 * DAY_MS;
const PICTURE = 'http://backoffice.example/a.jpg?v=1';

/** A process that has read the inventory. */
function aProcess(directory: string, { now = NOW, shared = null as Redis | null, max = 1_000 } = {}) {
  const known = new KnownPictures({ file: join(directory, 'known.sqlite'), shared, now: () => now, max });
  known.setComplete();
  return known;
}

test('a picture is known once it has been named, also to other processes and after a restart', () =>
  withTempDirectory(async (directory) => {
    const [first, second] = [aProcess(directory), aProcess(directory)];
    expect(await first.has(PICTURE)).toBe(false);
    first.add(PICTURE);
    expect(await first.has(PICTURE)).toBe(true);
    await setImmediate();
    expect(await second.has(PICTURE)).toBe(true);
    first.close();
    second.close();
    const later = aProcess(directory);
    expect(await later.has(PICTURE)).toBe(true);
    expect(await later.has(`${PICTURE}2`)).toBe(false);
    expect(await later.has('http://backoffice.example/%61.jpg?v=1')).toBe(false);
    later.close();
  }));

test('before the inventory has been read, an address without a query or an encoded character passes', () =>
  withTempDirectory(async (directory) => {
    const known = new KnownPictures({ file: join(directory, 'known.sqlite'), shared: null, now: () => NOW });
    const plain = 'http://backoffice.example/a.jpg';
    expect(await known.has(plain)).toBe(true);
    expect(await known.has(`${plain}?1`)).toBe(false);
    expect(await known.has('http://backoffice.example/%61.jpg')).toBe(false);
    known.setComplete();
    expect(await known.has(plain)).toBe(false);
    known.close();
  }));

test.each([
  [1, 'pictures (address TEXT PRIMARY KEY, day INTEGER NOT NULL)'],
  [2, 'hashes (hash BLOB PRIMARY KEY, day INTEGER NOT NULL)'],
])(
  'the file of an earlier release, version %i, counts as incomplete until the inventory has been read',
  (version, table) =>
    withTempDirectory(async (directory) => {
      const file = join(directory, 'known.sqlite');
      const earlier = new DatabaseSync(file);
      earlier.exec(`CREATE TABLE ${table} STRICT, WITHOUT ROWID; PRAGMA user_version = ${version}`);
      earlier.close();
      const known = new KnownPictures({ file, shared: null, now: () => NOW });
      expect(await known.has('http://backoffice.example/a.jpg')).toBe(true);
      known.setComplete();
      expect(await known.has('http://backoffice.example/a.jpg')).toBe(false);
      known.close();
    }),
);

test('long addresses are stored short', () =>
  withTempDirectory(async (directory) => {
    const known = aProcess(directory);
    for (let index = 0; index < 2_000; index += 1)
      known.add(`${PICTURE}&signature=${index}${'x'.repeat(500)}`);
    await setImmediate();
    known.close();
    expect(statSync(join(directory, 'known.sqlite')).size).toBeLessThan(200_000);
  }));

test('a picture that was not named for a month is forgotten', () =>
  withTempDirectory(async (directory) => {
    async function name(picture: string, now: number) {
      const known = aProcess(directory, { now });
      known.add(picture);
      await setImmediate();
      known.close();
    }
    await name('wrong clock', NOW + 900 * DAY_MS);
    await name('old', NOW);
    await name('young', NOW + 20 * DAY_MS);
    await name('new', NOW + 40 * DAY_MS);
    const known = aProcess(directory);
    const found = await Promise.all(['old', 'young', 'wrong clock', 'new'].map((name) => known.has(name)));
    expect(found).toEqual([false, true, false, true]);
    known.close();
  }));

test('of too many pictures the newest are kept', () =>
  withTempDirectory(async (directory) => {
    const numbers = Array.from({ length: 60 }, (_, index) => index);
    for (const minute of [0, 1]) {
      const known = aProcess(directory, { now: NOW + minute * 60_000, max: 100 });
      for (const number of numbers) known.add(`${minute} ${number}`);
      await setImmediate();
      known.close();
    }
    const known = aProcess(directory);
    const found = [0, 1].map(async (minute) => {
      const kept = await Promise.all(numbers.map((number) => known.has(`${minute} ${number}`)));
      return kept.filter(Boolean).length;
    });
    await expect(Promise.all(found)).resolves.toEqual([40, 60]);
    known.close();
  }));

test('while the file cannot be read, pictures are shown', () =>
  withTempDirectory(async (directory) => {
    const logged = captureLog();
    const known = aProcess(directory);
    const other = new DatabaseSync(join(directory, 'known.sqlite'));
    other.exec('DROP TABLE named');
    other.close();
    expect(await known.has(PICTURE)).toBe(true);
    known.add('http://backoffice.example/b.jpg');
    await setImmediate();
    expect(logged()).toMatchObject([{ event: 'pictures.unreadable' }, { event: 'pictures.not-written' }]);
    known.close();
  }));

/** As a full disk does: pictures can be read, not written. */
function refuseWrites(directory: string): () => void {
  const db = new DatabaseSync(join(directory, 'known.sqlite'));
  db.exec("CREATE TRIGGER full BEFORE INSERT ON named BEGIN SELECT RAISE(ABORT, 'full'); END");
  return () => {
    db.exec('DROP TRIGGER full');
    db.close();
  };
}

test('a picture that cannot be written, as on a full disk, is known, and written when it is named again', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const [here, other] = [aProcess(directory), aProcess(directory)];
    const allowWrites = refuseWrites(directory);
    here.add(PICTURE);
    await setImmediate();
    expect(await here.has(PICTURE)).toBe(true);
    expect(await here.has(`${PICTURE}2`)).toBe(false);
    allowWrites();
    expect(await other.has(PICTURE)).toBe(false);
    here.add(PICTURE);
    await setImmediate();
    expect(await other.has(PICTURE)).toBe(true);
    here.close();
    other.close();
  }));

test('pictures that are only to be dated anew do not replace new ones that cannot be written', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    async function nameMany(known: KnownPictures) {
      for (let index = 0; index < 20_000; index += 1) known.add(`${PICTURE}${index}`);
      await setImmediate();
    }
    const before = aProcess(directory, { max: 30_000 });
    await nameMany(before);
    before.close();
    const later = aProcess(directory, { now: NOW + DAY_MS, max: 30_000 });
    const allowWrites = refuseWrites(directory);
    later.add(PICTURE);
    await setImmediate();
    await nameMany(later);
    expect(await later.has(PICTURE)).toBe(true);
    later.close();
    allowWrites();
  }));

testWithRedis('instances that share a Redis know what any of them has read', () =>
  withTempDirectory(async (directory) => {
    const server = await aRedis();
    const [first, second] = [await aRedisClient(server), await aRedisClient(server)];
    const here = aProcess(join(directory), { shared: first });
    here.add(PICTURE);
    await setImmediate();
    await withTempDirectory(async (elsewhere) => {
      const there = aProcess(elsewhere, { shared: second });
      let isKnown = false;
      while (!isKnown) isKnown = await there.has(PICTURE);
      expect(await there.has(`${PICTURE}2`)).toBe(false);
      there.close();
    });
    here.close();
  }),
);

testWithRedis('a picture that could not be shared is shared when it is named again', () =>
  withTempDirectory(async (directory) => {
    const client = await aRedisClient(await aRedis());
    const here = aProcess(directory, { shared: client });
    client.destroy();
    here.add(PICTURE);
    await setImmediate();
    await client.connect();
    let isShared = false;
    while (!isShared) {
      here.add(PICTURE);
      await setImmediate();
      isShared = (await client.exists('known-pictures')) === 1;
    }
    here.close();
  }),
);
