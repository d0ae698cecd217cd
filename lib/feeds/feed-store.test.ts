import { mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { aLog } from '@/lib/backoffice/testing/a-client';
import { FeedStore } from './feed-store';

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

async function read(content: AsyncIterable<Uint8Array> | null): Promise<string | null> {
  return content && text(content);
}

/** Makes a kept feed look as old as this. */
async function age(directory: string, name: string, minutes: number): Promise<void> {
  const then = new Date(Date.now() - minutes * 60_000);
  await utimes(join(directory, name), then, then);
}

test('a feed is read while it is being made, and only made once for all who ask', async () => {
  const { store } = await aStore();
  const rest = Promise.withResolvers<string>();
  const make = jest.fn(() =>
    Promise.resolve(
      (async function* () {
        yield LONG;
        yield await rest.promise;
      })(),
    ),
  );
  const [one, other] = await Promise.all([store.open('cars.xml', make), store.open('cars.xml', make)]);
  const reader = one?.[Symbol.asyncIterator]();
  const first = await reader?.next();
  expect(Buffer.from(first?.value as Uint8Array).toString()).toMatch(/^long long /);

  await reader?.return?.();

  rest.resolve('last');
  await expect(read(other)).resolves.toBe(`${LONG}last`);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a feed that is kept is given as it is', async () => {
  const { store } = await aStore();
  await read(await store.open('cars.xml', made('kept')));
  const make = jest.fn(made('new'));
  await expect(read(await store.open('cars.xml', make))).resolves.toBe('kept');
  expect(make).not.toHaveBeenCalled();
});

test('a feed that is no longer fresh is given once more and made anew', async () => {
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

test('a feed that cannot be made anew stays as it was', async () => {
  const log = aLog();
  const { store, directory } = await aStore();
  await read(await store.open('cars.xml', made('good')));
  await age(directory, 'cars.xml', 120);
  await expect(read(await store.open('cars.xml', fail))).resolves.toBe('good');
  await expect(read(await store.open('cars.xml', fail))).resolves.toBe('good');
  expect(log()).toMatchObject([{ event: 'feed.not-renewed' }]);
});

test('a feed that breaks off has no end, and nothing of it is kept', async () => {
  aLog();
  const { store, directory } = await aStore();
  async function* broken() {
    yield LONG;
    await Promise.resolve();
    throw new Error('away');
  }
  const content = await store.open('cars.xml', () => Promise.resolve(broken()));
  await expect(read(content)).rejects.toThrow('away');
  expect(await readdir(directory)).toEqual([]);
});

test('whoever asks for the first time learns that it cannot be made', async () => {
  const { store } = await aStore();
  await expect(store.open('cars.xml', fail)).rejects.toThrow('away');
});

test('a feed that there no longer is goes', async () => {
  const { store, directory } = await aStore();
  await read(await store.open('cars-9.xml', made('cars')));
  await age(directory, 'cars-9.xml', 2);
  await read(await store.open('cars-9.xml', () => Promise.resolve(null)));
  await expect(gone(store)).resolves.toBeNull();
});

async function gone(store: FeedStore): Promise<null> {
  for (;;) {
    const content = await store.open('cars-9.xml', () => Promise.resolve(null));
    if (content === null) return null;
    await read(content);
  }
}
