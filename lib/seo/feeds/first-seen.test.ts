import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { firstSeen } from './first-seen.ts';

async function aFile(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'seen-')), 'posts.json');
}

const POST = { id: '1', title: 'Hybrids' };

test('a version seen before keeps its date across restarts', async () => {
  const file = await aFile();
  await firstSeen(file, [POST], 1000);
  await expect(firstSeen(file, [POST], 2000)).resolves.toEqual([new Date(1000)]);
});

test('a changed version is new, and the others keep their dates', async () => {
  const file = await aFile();
  await firstSeen(file, [POST, { id: '2' }], 1000);
  const dates = await firstSeen(file, [{ ...POST, title: 'Better hybrids' }, { id: '2' }], 2000);
  expect(dates).toEqual([new Date(2000), new Date(1000)]);
});

test('a version that no longer exists is forgotten', async () => {
  const file = await aFile();
  await firstSeen(file, [POST, { id: '2' }], 1000);
  await firstSeen(file, [{ id: '3' }], 2000);
  await expect(firstSeen(file, [POST], 3000)).resolves.toEqual([new Date(3000)]);
});

test.each(['', '{"a":', 'null', '{"a":"yesterday"}'])(
  'a damaged file (%j) is logged once and started again',
  async (content) => {
    const log = captureLog();
    const file = await aFile();
    await writeFile(file, content);
    jest.resetModules(); // an event is logged once a minute
    const { firstSeen } = await import('./first-seen.ts');
    await expect(firstSeen(file, [POST], 1000)).resolves.toEqual([new Date(1000)]);
    await expect(firstSeen(file, [POST], 2000)).resolves.toEqual([new Date(1000)]);
    expect(log()).toMatchObject([{ event: 'feed.first-seen-unreadable' }]);
  },
);

test('a date in the future becomes the present', async () => {
  const file = await aFile();
  await firstSeen(file, [POST], 9000);
  await expect(firstSeen(file, [POST], 1000)).resolves.toEqual([new Date(1000)]);
});
