import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { FeedStore, type StoredFeed } from './feed-store.ts';

async function aStore() {
  const directory = await mkdtemp(join(tmpdir(), 'feeds-'));
  return { directory, store: new FeedStore({ directory, now: Date.now }) };
}

/** Enough to be written before there is more. */
const LONG = 'long '.repeat(20_000);

function parts(...texts: string[]) {
  return async function* () {
    yield* texts;
    await Promise.resolve();
  };
}

function made(...texts: string[]) {
  return () => Promise.resolve(parts(...texts)());
}

function fail(): Promise<never> {
  return Promise.reject(new Error('away'));
}

async function read(feed: StoredFeed | null): Promise<string | null> {
  return feed && text(feed.content);
}

/** Makes a kept feed look as old as this. */
async function age(directory: string, name: string, minutes: number): Promise<void> {
  const then = new Date(Date.now() - minutes * 60_000);
  await utimes(join(directory, name), then, then);
}

test('concurrent requests share one generated feed, which is sent once it is complete', async () => {
  const { store, directory } = await aStore();
  const rest = Promise.withResolvers<string>();
  const make = jest.fn(() =>
    Promise.resolve(
      (async function* () {
        yield LONG;
        yield await rest.promise;
      })(),
    ),
  );
  const answers = [store.open('cars.xml', make), store.open('cars.xml', make)].map(async (opened) =>
    read(await opened),
  );
  rest.resolve('last');
  await expect(Promise.all(answers)).resolves.toEqual([`${LONG}last`, `${LONG}last`]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await readdir(directory)).toEqual(['cars.xml']);
});

test('no file is opened for a response that is not read', async () => {
  const { store } = await aStore();
  await read(await store.open('cars.xml', made('kept')));
  const before = await openFiles();
  const unread = await Promise.all(
    Array.from({ length: 50 }, () => store.open('cars.xml', made('never used'))),
  );
  const bodies = unread.map((feed) => ReadableStream.from(feed?.content ?? []));
  expect(await openFiles()).toBe(before);
  await Promise.all(bodies.map((body) => body.cancel()));
  expect(await openFiles()).toBe(before);
});

test('an aborted response closes its file', async () => {
  const { store } = await aStore();
  await read(await store.open('cars.xml', made(LONG)));
  const before = await openFiles();
  const readers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const feed = await store.open('cars.xml', made('never used'));
      return ReadableStream.from(feed?.content ?? []).getReader();
    }),
  );
  await Promise.all(readers.map((reader) => reader.read()));
  await Promise.all(readers.map((reader) => reader.cancel()));
  await closed(before);
});

async function openFiles(): Promise<number> {
  return (await readdir('/dev/fd')).length;
}

async function closed(expected: number): Promise<void> {
  while ((await openFiles()) > expected) await new Promise(setImmediate);
}

test('temporary files of a killed process are removed, those of a running one are not', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'feeds-'));
  await writeFile(join(directory, 'cars.xml.1.unfinished'), 'half');
  await writeFile(join(directory, 'cars.xml.2.unfinished'), 'half');
  await age(directory, 'cars.xml.1.unfinished', 61);
  const store = new FeedStore({ directory, now: Date.now });
  await read(await store.open('cars.xml', made('whole')));
  expect(await readdir(directory)).toEqual(['cars.xml', 'cars.xml.2.unfinished']);
});

test('a fresh feed is sent as it is stored', async () => {
  const { store } = await aStore();
  await read(await store.open('cars.xml', made('kept')));
  const make = jest.fn(made('new'));
  await expect(read(await store.open('cars.xml', make))).resolves.toBe('kept');
  expect(make).not.toHaveBeenCalled();
});

test('a stale feed is sent and generated again in the background', async () => {
  const { store, directory } = await aStore();
  await read(await store.open('cars.xml', made('old')));
  await age(directory, 'cars.xml', 2);
  await expect(read(await store.open('cars.xml', made('new')))).resolves.toBe('old');
  await renewed(store, 'new');
});

async function renewed(store: FeedStore, expected: string): Promise<void> {
  for (;;) {
    if ((await read(await store.open('cars.xml', made('never used')))) === expected) return;
    await new Promise(setImmediate);
  }
}

test('the ETag of a feed changes with its content only, and is unknown for a file of another process', async () => {
  const { store, directory } = await aStore();
  const etags = [];
  for (const content of ['old', 'old', 'new']) {
    await rm(join(directory, 'cars.xml'), { force: true });
    const feed = await store.open('cars.xml', made(content));
    etags.push(feed?.etag);
    await read(feed);
  }
  const [first, second, third] = etags;
  expect(first).toMatch(/^"[\w-]{16}"$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);

  await age(directory, 'cars.xml', 0.5);
  const foreign = await store.open('cars.xml', made('never used'));
  expect(foreign?.etag).toBeNull();
  await read(foreign);
});

test('a feed with a version is generated again when the version changes, and not before', async () => {
  const { directory } = await aStore();
  let aheadMs = 0;
  const store = new FeedStore({ directory, now: () => Date.now() + aheadMs });
  await read(await store.open('cars.xml', made('old'), '1'));
  aheadMs = 10_000;
  const make = jest.fn(made('new'));
  await expect(read(await store.open('cars.xml', make, '1'))).resolves.toBe('old');
  expect(make).not.toHaveBeenCalled();
  await expect(read(await store.open('cars.xml', make, '2'))).resolves.toBe('old');
  await renewed(store, 'new');
});

test('a feed with a modification time in the future is generated again', async () => {
  const { store, directory } = await aStore();
  await read(await store.open('cars.xml', made('old')));
  await age(directory, 'cars.xml', -60);
  await expect(read(await store.open('cars.xml', made('new')))).resolves.toBe('old');
  await renewed(store, 'new');
});

test('a feed that cannot be refreshed stays as it was', async () => {
  const log = captureLog();
  const { store, directory } = await aStore();
  await read(await store.open('cars.xml', made('good')));
  await age(directory, 'cars.xml', 120);
  await expect(read(await store.open('cars.xml', fail))).resolves.toBe('good');
  await expect(read(await store.open('cars.xml', fail))).resolves.toBe('good');
  expect(log()).toMatchObject([{ event: 'feed.refresh-failed' }]);
});

test('a feed whose generation breaks off fails for waiting requests, and nothing of it is kept', async () => {
  const { store, directory } = await aStore();
  async function* broken() {
    yield LONG;
    await Promise.resolve();
    throw new Error('away');
  }
  await expect(store.open('cars.xml', () => Promise.resolve(broken()))).rejects.toThrow('away');
  expect(await readdir(directory)).toEqual([]);
});

test('the first request for a feed that cannot be generated fails', async () => {
  const { store } = await aStore();
  await expect(store.open('cars.xml', fail)).rejects.toThrow('away');
});

test('a feed that no longer exists is removed', async () => {
  const { store, directory } = await aStore();
  await read(await store.open('cars-9.xml', made('cars')));
  await age(directory, 'cars-9.xml', 2);
  await read(await store.open('cars-9.xml', () => Promise.resolve(null)));
  await expect(gone(store)).resolves.toBeNull();
});

async function gone(store: FeedStore): Promise<null> {
  for (;;) {
    const feed = await store.open('cars-9.xml', () => Promise.resolve(null));
    if (feed === null) return null;
    await read(feed);
  }
}
