import { decodeEntry, encodeEntry } from './entry-codec.ts';
import type { Entry } from './entry.ts';

const PAGE = {
  value: {
    kind: 'APP_PAGE',
    html: '<h1>Citroën – “C3” 🚗</h1>',
    rscData: Buffer.from([0, 255, 1]),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': 'a,b' },
    status: undefined,
    postponed: undefined,
  },
  lastModified: 1_800_000_000_000.25,
  cacheControl: { revalidate: 60, expire: 31_536_000 },
};

test.each<[string, Entry]>([
  ['a page', PAGE],
  ['a page that is not there', { value: null, lastModified: 1 }],
])('%s is decoded as it was encoded', (_case, entry) => {
  expect(decodeEntry(encodeEntry(entry))).toEqual(entry);
});

test('binary parts are decoded as buffers, which Next sends unchanged', () => {
  const { value } = decodeEntry(encodeEntry(PAGE)) as typeof PAGE;
  expect(Buffer.isBuffer(value.rscData)).toBe(true);
  expect(Buffer.isBuffer(value.segmentData.get('/_tree'))).toBe(true);
});

test('a truncated file is rejected', () => {
  const file = encodeEntry(PAGE);
  for (let length = 0; length < file.length; length += 1) {
    expect(() => decodeEntry(file.subarray(0, length))).toThrow('Damaged');
  }
});

test('a file with a single wrong byte is rejected', () => {
  const file = encodeEntry(PAGE);
  for (let index = 0; index < file.length; index += 1) {
    const damaged = Buffer.from(file);
    damaged.writeUInt8(file.readUInt8(index) ^ 1, index);
    expect(() => decodeEntry(damaged)).toThrow('Damaged');
  }
});
