import { aRender } from './testing/a-render.ts';

const NOW = 1_800_000_000_000;

async function setup(...replies: (() => Promise<string[]>)[]) {
  const render = await aRender();
  const { microCached, clearMicroCache } = await import('./micro-cache.ts');
  const { tagPage } = await import('./cache-tags.ts');
  let loads = 0;
  function load(): Promise<string[]> {
    loads += 1;
    tagPage('makes');
    return replies[loads - 1]?.() ?? Promise.resolve([`response ${loads}`]);
  }
  /** The first name, the lifetime and the tags of a page that is rendered `after` milliseconds later. */
  async function page(after: number) {
    const { result, seconds, tags } = await render(() => microCached('makes', load, NOW + after));
    return [result[0], seconds, ...tags];
  }
  return { page, load, microCached, clearMicroCache };
}

test('pages rendered within a second share a list, and are cached for a second less', async () => {
  const { page } = await setup();
  await expect(page(0)).resolves.toEqual(['response 1', 60, 'makes']);
  await expect(page(999)).resolves.toEqual(['response 1', 59, 'makes']);
  await expect(page(1000)).resolves.toEqual(['response 2', 60, 'makes']);
});

test('after the cache is cleared a list is loaded again', async () => {
  const { page, clearMicroCache } = await setup();
  await page(0);
  clearMicroCache();
  await expect(page(1)).resolves.toEqual(['response 2', 60, 'makes']);
});

test('a failure is not cached', async () => {
  const { page } = await setup(() => Promise.reject(new Error('down')));
  await expect(page(0)).rejects.toThrow('down');
  await expect(page(1)).resolves.toEqual(['response 2', 60, 'makes']);
});

test('outside of a page render nothing is cached', async () => {
  const { page, microCached, load } = await setup();
  await page(0);
  await expect(microCached('makes', load, NOW)).resolves.toEqual(['response 2']);
});
