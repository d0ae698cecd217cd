import fc from 'fast-check';
import { SegmentedLru, type Size } from './segmented-lru.ts';

function aCache(limits: Partial<Size> = {}) {
  const evicted: string[] = [];
  const cache = new SegmentedLru<string>({ entries: 10, bytes: 10_000, ...limits }, (key) =>
    evicted.push(key),
  );
  return { cache, evicted };
}

function fill(cache: SegmentedLru<string>, keys: string[]): void {
  for (const key of keys) cache.set(key, `value of ${key}`, 1);
}

function keys(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}`);
}

test('100,000 filters used once evict no page that was used again', () => {
  const { cache } = aCache({ entries: 1_000 });
  const pages = ['landing', ...keys('car', 500)];
  fill(cache, pages);
  for (const page of pages) cache.get(page);

  fill(cache, keys('filter', 100_000));

  expect(pages.filter((page) => cache.peek(page) === undefined)).toEqual([]);
  expect(cache.size).toBe(1_000);
});

test('a page that is set a second time counts as used again', () => {
  const { cache } = aCache();
  fill(cache, ['landing', 'landing', ...keys('filter', 100)]);
  expect(cache.peek('landing')).toBe('value of landing');
});

test('among pages used once the least recently used is evicted first', () => {
  const { cache, evicted } = aCache({ entries: 3 });
  fill(cache, ['a', 'b', 'c', 'd', 'e']);
  expect(evicted).toEqual(['a', 'b']);
});

test('when more pages are used again than fit, the least recently used is evicted', () => {
  const { cache, evicted } = aCache({ entries: 5 });
  fill(cache, ['a', 'b', 'c', 'd', 'e']);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'a']) cache.get(key);
  fill(cache, ['f']);
  expect(evicted).toEqual(['b']);
});

test('peek does not count as a use', () => {
  const { cache, evicted } = aCache({ entries: 2 });
  fill(cache, ['a', 'b']);
  cache.peek('a');
  fill(cache, ['c']);
  expect(evicted).toEqual(['a']);
});

test('an entry that is too large is not stored, and its old value is removed', () => {
  const { cache, evicted } = aCache({ bytes: 100 });
  fill(cache, ['a', 'b']);
  cache.set('a', 'huge', 21);
  expect(cache.peek('a')).toBeUndefined();
  expect(cache.peek('b')).toBe('value of b');
  expect(evicted).toEqual(['a']);
});

test('a deleted key is removed and its size subtracted', () => {
  const { cache, evicted } = aCache();
  cache.set('a', 'x', 7);
  expect([cache.delete('a'), cache.delete('a')]).toEqual([true, false]);
  expect([cache.size, cache.bytes, evicted]).toEqual([0, 0, []]);
});

test('after any sequence of operations the cache is within its limits and has no evicted key', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
  const step = fc.oneof(
    fc.record({ set: key, bytes: fc.integer({ min: 0, max: 40 }) }),
    fc.record({ get: key }),
    fc.record({ delete: key }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const weights = new Map<string, number>();
      const cache = new SegmentedLru<string>({ entries: 4, bytes: 100 }, (gone) => weights.delete(gone));
      for (const done of steps) {
        if ('get' in done) cache.get(done.get);
        else if ('delete' in done) {
          cache.delete(done.delete);
          weights.delete(done.delete);
        } else {
          weights.set(done.set, done.bytes);
          cache.set(done.set, 'value', done.bytes);
        }
        const total = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
        expect([cache.size, cache.bytes]).toEqual([weights.size, total]);
        expect(cache.size).toBeLessThanOrEqual(4);
        expect(cache.bytes).toBeLessThanOrEqual(100);
        for (const held of weights.keys()) expect(cache.peek(held)).toBe('value');
      }
    }),
  );
});

test('growing a value changes its size and does not count as a use', () => {
  const { cache, evicted } = aCache({ bytes: 100 });
  cache.set('first', 'a', 10);
  cache.set('second', 'b', 10);
  cache.grow('first', 'a', 15);
  cache.grow('first', 'replaced', 1_000);
  expect([cache.bytes, evicted]).toEqual([35, []]);
  cache.grow('second', 'b', 70);
  expect([cache.bytes, evicted]).toEqual([80, ['first']]);
});
