import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const FOLDER = '.next/static';
const TEXT = /\.(?:css|js|json|svg|txt)$/;

// The last step of a build: writes `FILE.br` and `FILE.gz` beside each text file, which the site sends in its place.
const files = await readdir(FOLDER, { recursive: true });
const texts = files.filter((file) => TEXT.test(file)).map((file) => join(FOLDER, file));
await Promise.all(
  texts.map(async (file) => {
    const content = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);
