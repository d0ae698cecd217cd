import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Entry } from './entry.ts';

const HEAD = { status: 200, headers: ['content-type', 'text/html'], tags: ['vehicles'], lifetime: 60 };
const TEXT = '<p>Citroën</p>'.repeat(100);

function anEntry(body: Buffer | Readable = Buffer.from(TEXT), type = 'text/html'): Promise<Entry> {
  return Entry.make({ ...HEAD, headers: ['content-type', type], body }, 1);
}

test('a text is kept in brotli, and encoded once in each other encoding', async () => {
  const entry = await anEntry();
  expect(String(brotliDecompressSync(entry.body('br') as Buffer))).toBe(TEXT); // not a promise
  const [gzip, same] = await Promise.all([entry.body('gzip'), entry.body('gzip')]);
  expect(same).toBe(gzip);
  expect(String(gunzipSync(gzip))).toBe(TEXT);
  expect(String(await entry.body('identity'))).toBe(TEXT);
});

test('a stream is kept like a text, and rejects when it fails', async () => {
  const entry = await anEntry(Readable.from([TEXT.slice(0, 50), TEXT.slice(50)]));
  expect(String(await entry.body('identity'))).toBe(TEXT);
  const failing = Readable.from(
    (function* () {
      yield 'half';
      throw new Error('the other half');
    })(),
  );
  await expect(anEntry(failing)).rejects.toThrow('the other half');
});

test('a picture is kept as it is, whatever a client accepts', async () => {
  const entry = await anEntry(Buffer.from('picture'), 'image/webp');
  expect(entry.encodingFor('br')).toBe('identity');
  expect(String(entry.kept)).toBe('picture');
});

test('a stored entry is the same', async () => {
  const made = await anEntry();
  const stored = Entry.decode(made.encode());
  expect([stored.etag, stored.head, stored.kept]).toEqual([made.etag, { ...HEAD, madeAt: 1 }, made.kept]);
});

test.each(['', 'x', '{"madeAt":1}\npicture'])('the file %j is no entry', (content) => {
  expect(() => Entry.decode(Buffer.from(content))).toThrow();
});

test('different entries have different ETags', async () => {
  const [one, other] = await Promise.all(['one', 'other'].map((text) => anEntry(Buffer.from(text))));
  expect(one?.etag).toMatch(/^"[\w-]{27}"$/);
  expect(one?.etag).not.toBe(other?.etag);
});

test('what it takes in memory is told, even when another encoding is kept', async () => {
  const entry = await anEntry();
  const before = entry.bytes;
  const seen: number[] = [];
  entry.onGrow = () => void seen.push(entry.bytes - before);
  const gzip = await entry.body('gzip');
  expect(seen).toEqual([gzip.length]);
});
