import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { until } from './testing/until.ts';
import { CostlyPictureError, decodePhotograph } from './decode-photograph.ts';

/** The processes of this one, on Linux. */
const CHILDREN = `/proc/self/task/${process.pid}/children`;

const TARGET = { width: 64, height: 64, fit: 'inside', background: '#fff' } as const;

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer();
}

test('photographs are decoded one after the other and at the same time', async () => {
  const bytes = await picture(128, 32);
  const [first, ...others] = await Promise.all([
    decodePhotograph(bytes, TARGET),
    decodePhotograph(bytes, TARGET),
  ]);
  others.push(await decodePhotograph(bytes, TARGET));
  expect(first?.info).toMatchObject({ width: 64, height: 16, channels: 3 });
  expect([...(first?.data.subarray(0, 3) ?? [])]).toEqual([0xc0, 0x20, 0x20]);
  for (const other of others) expect(other).toEqual(first);
});

test('one that takes too long is given up, also by its decoder, and the next one is decoded', async () => {
  await expect(decodePhotograph(await picture(8_000, 6_000), TARGET, 1)).rejects.toThrow(CostlyPictureError);
  expect((await decodePhotograph(await picture(8, 8), TARGET)).info).toMatchObject({ width: 8, height: 8 });
});

const onLinux = existsSync(CHILDREN) ? test : test.skip;

onLinux('a decoder that the system has killed while it was idle is replaced', async () => {
  const bytes = await picture(8, 8);
  await decodePhotograph(bytes, TARGET);
  for (const pid of readFileSync(CHILDREN, 'utf8').trim().split(' ')) process.kill(Number(pid), 'SIGKILL');
  await until(() => readFileSync(CHILDREN, 'utf8') === '');
  expect((await decodePhotograph(bytes, TARGET)).info).toMatchObject({ width: 8 });
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a TIFF', 'II*\0'],
  ['nothing', ''],
])('%s is no photograph', async (_what, text) => {
  await expect(decodePhotograph(Buffer.from(text), TARGET)).rejects.toThrow('Not a photograph');
});

test('half a photograph is refused', async () => {
  const whole = await picture(500, 500);
  await expect(decodePhotograph(whole.subarray(0, whole.length - 20), TARGET)).rejects.toThrow();
});
