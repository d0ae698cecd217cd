import { aRender } from './testing/a-render.ts';

const NOW = 1_800_000_000_000;

async function setup(...replies: (() => Promise<string[]>)[]) {
  const render = await aRender();
  const { recentAnswer, forgetRecentAnswers } = await import('./recent-answers.ts');
  let asked = 0;
  function load(): Promise<string[]> {
    asked += 1;
    return replies[asked - 1]?.() ?? Promise.resolve([`answer ${asked}`]);
  }
  /** What a page that is rendered so many milliseconds later shows, and for how long it is cached. */
  async function page(after: number) {
    const { given, seconds, tags } = await render(() => recentAnswer('makes', load, NOW + after));
    return [given[0], seconds, ...tags];
  }
  return { page, load, recentAnswer, forgetRecentAnswers };
}

test('pages that are rendered within a second share an answer, and are cached for a second less', async () => {
  const { page } = await setup();
  await expect(page(0)).resolves.toEqual(['answer 1', 60]);
  await expect(page(999)).resolves.toEqual(['answer 1', 59, 'makes']);
  await expect(page(1000)).resolves.toEqual(['answer 2', 60]);
});

test('what was asked for before a webhook is not shared', async () => {
  const { page, forgetRecentAnswers } = await setup();
  await page(0);
  forgetRecentAnswers();
  await expect(page(1)).resolves.toEqual(['answer 2', 60]);
});

test('a failure is not shared', async () => {
  const { page } = await setup(() => Promise.reject(new Error('down')));
  await expect(page(0)).rejects.toThrow('down');
  await expect(page(1)).resolves.toEqual(['answer 2', 60]);
});

test('nothing is shared with what is no page', async () => {
  const { page, recentAnswer, load } = await setup();
  await page(0);
  await expect(recentAnswer('makes', load, NOW)).resolves.toEqual(['answer 2']);
});
