import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { until } from './testing/until.ts';
import { decodePhotograph } from './decode-photograph.ts';

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

test('one that takes too long is given up and not tried for ten minutes, and others are decoded', async () => {
  const costly = await picture(4_000, 3_001);
  await expect(decodePhotograph(costly, TARGET, { cpuMs: 1 })).rejects.toThrow('too much');
  await expect(decodePhotograph(costly, TARGET)).rejects.toThrow('too much');
  expect((await decodePhotograph(await picture(8, 8), TARGET)).info).toMatchObject({ width: 8, height: 8 });

  const inTenMinutes = Date.now() + 10 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(inTenMinutes);
  expect((await decodePhotograph(costly, TARGET)).info).toMatchObject({ width: 64, height: 48 });
});

test('one that takes too much memory is given up', async () => {
  await expect(decodePhotograph(await picture(4_000, 3_000), TARGET, { bytes: 1 })).rejects.toThrow(
    'too much',
  );
});

const onLinux = existsSync(CHILDREN) ? test : test.skip;

function sendToDecoders(signal: NodeJS.Signals): void {
  for (const pid of readFileSync(CHILDREN, 'utf8').trim().split(' ')) process.kill(Number(pid), signal);
}

onLinux.each(['before', 'while'])(
  'a decoder that is killed %s a picture is sent to it is replaced',
  async (when) => {
    const bytes = await picture(8, 8);
    await decodePhotograph(bytes, TARGET);
    sendToDecoders('SIGKILL');
    if (when === 'before') await until(() => readFileSync(CHILDREN, 'utf8') === '');
    expect((await decodePhotograph(bytes, TARGET)).info).toMatchObject({ width: 8 });
  },
);

onLinux('a decoder that hangs is replaced', async () => {
  await decodePhotograph(await picture(8, 8), TARGET);
  sendToDecoders('SIGSTOP');
  const late = decodePhotograph(await picture(9, 9), TARGET, { waitMs: 50 });
  await expect(late).rejects.toThrow('too much');
  await until(() => readFileSync(CHILDREN, 'utf8') === '');
  expect((await decodePhotograph(await picture(10, 10), TARGET)).info).toMatchObject({ width: 10 });
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a TIFF', 'II*\0'],
  ['nothing', ''],
])('%s is no photograph', async (_what, text) => {
  await expect(decodePhotograph(Buffer.from(text), TARGET)).rejects.toThrow('Not a photograph');
});

test.each(['jpeg', 'png', 'gif'] as const)(
  'of an incomplete photograph the rest is decoded: %s',
  async (format) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    const create = { width: 400, height: 300, channels: 3 as const, background: '#c02020', noise };
    const whole = await sharp({ create }).toFormat(format).toBuffer();
    const upperHalf = 64 * 24 * 3;
    const expected = (await decodePhotograph(whole, TARGET)).data.subarray(0, upperHalf);
    for (const length of [whole.length - 2, Math.floor(whole.length * 0.9)]) {
      const { data, info } = await decodePhotograph(whole.subarray(0, length), TARGET);
      expect(info).toMatchObject({ width: 64, height: 48 });
      expect(data.subarray(0, upperHalf)).toEqual(expected);
    }
  },
);

test.each(['webp', 'avif'] as const)('an incomplete photograph is refused: %s', async (format) => {
  const whole = await sharp(await picture(400, 300))
    .toFormat(format)
    .toBuffer();
  await expect(decodePhotograph(whole.subarray(0, whole.length - 20), TARGET)).rejects.toThrow();
});
