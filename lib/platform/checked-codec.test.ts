import { decodeChecked, encodeChecked } from './checked-codec.ts';

const PAGE = { title: 'Citroën – “C3” 🚗', body: Buffer.from([0, 255, 1]), renderedAt: 1_800_000_000_000.25 };

test('a value is decoded as it was encoded, with binary parts as buffers', () => {
  const decoded = decodeChecked(encodeChecked(PAGE));
  expect(decoded).toEqual(PAGE);
  expect(Buffer.isBuffer((decoded as typeof PAGE).body)).toBe(true);
});

test('a truncated file is rejected', () => {
  const file = encodeChecked(PAGE);
  for (let length = 0; length < file.length; length += 1) {
    expect(() => decodeChecked(file.subarray(0, length))).toThrow('Damaged');
  }
});

test('a file with a single wrong byte is rejected', () => {
  const file = encodeChecked(PAGE);
  for (let index = 0; index < file.length; index += 1) {
    const damaged = Buffer.from(file);
    damaged.writeUInt8(file.readUInt8(index) ^ 1, index);
    expect(() => decodeChecked(damaged)).toThrow('Damaged');
  }
});
