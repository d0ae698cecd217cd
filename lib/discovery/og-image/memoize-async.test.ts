import { once } from './memoize-async.ts';

/** Loads its own number: the first load fails. */
function aLoad() {
  const numbers = [1, 2, 3].values();
  return once(async () => {
    const number = await Promise.resolve(numbers.next().value);
    if (number === 1) throw new Error('Not now');
    return number;
  });
}

test('everybody who asks at once shares one load, and its failure', async () => {
  const load = aLoad();
  const outcomes = await Promise.allSettled([load(), load()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('after a failure the next one loads again, and what was loaded stays', async () => {
  const load = aLoad();
  await expect(load()).rejects.toThrow('Not now');
  expect([await load(), await load()]).toEqual([2, 2]);
});
