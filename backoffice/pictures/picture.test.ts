import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inNode } from './testing/in-node';

const ADDRESS = '/pictures/vehicle/kei/2a9d8f/1/boot.jpg';

function withPicture(directory: string, body: string): Promise<unknown> {
  return inNode(['picture.ts'], `const directory = ${JSON.stringify(directory)}; ${body}`);
}

async function inDirectory(check: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  try {
    await check(directory);
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

test('many requests for one picture draw it once, and leave one whole file', () =>
  inDirectory(async (directory) => {
    const outcome = await withPicture(
      directory,
      `const all = await Promise.all(Array.from({ length: 8 }, () => picture('${ADDRESS}', directory)));
       return { types: [...new Set(all.map(({ type }) => type))], bodies: new Set(all.map(({ body }) => body)).size };`,
    );
    expect(outcome).toEqual({ types: ['image/jpeg'], bodies: 1 });
    const files = await filesIn(directory);
    expect(files.map((file) => path.basename(file))).toEqual(['boot.jpg']);
  }));

test('a picture that was drawn before is read, not drawn', () =>
  inDirectory(async (directory) => {
    await withPicture(directory, `await picture('${ADDRESS}', directory); return null;`);
    const [file = ''] = await filesIn(directory);
    expect((await readFile(file)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    await writeFile(file, 'kept');
    const again = await withPicture(
      directory,
      `return (await picture('${ADDRESS}', directory)).body.toString();`,
    );
    expect(again).toBe('kept');
  }));

test('hostile paths give nothing and never reach the disk', () =>
  inDirectory(async (directory) => {
    const paths = [
      '/pictures/../../etc/passwd',
      '/pictures/vehicle/kei/2a9d8f/1/../boot.jpg',
      '/pictures/vehicle/kei/2a9d8f/1/boot.jpg%00',
      '/etc/passwd',
      '',
    ];
    const answers = await withPicture(
      directory,
      `return Promise.all(${JSON.stringify(paths)}.map((hostile) => picture(hostile, directory)));`,
    );
    expect(answers).toEqual(paths.map(() => null));
    expect(await filesIn(directory)).toEqual([]);
  }));

test('a directory that cannot be written to is an error, not a missing picture', () =>
  inDirectory(async (directory) => {
    const blocked = path.join(directory, 'file');
    await writeFile(blocked, '');
    const outcome = await withPicture(
      blocked,
      `return picture('${ADDRESS}', directory).then(() => 'drawn', (error) => error.code);`,
    );
    expect(outcome).toBe('ENOTDIR');
  }));
