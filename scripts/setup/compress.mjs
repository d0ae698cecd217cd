import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { loadBindings, minify } from 'next/dist/build/swc/index.js';
import { shorten, shortNames } from './short-names.mjs';
import { HYDRATION_SCRIPT_FILE, hydrationScript } from '#lib/page-cache/hydrate-on-intent.ts';

const BUILD = '.next';
const FOLDER = `${BUILD}/static`;
const TEXT = /\.(?:css|js|json|svg|txt)$/;
const SOURCE = /^(?:static\/.*\.(?:css|js)|(?:standalone\/\.next\/)?server\/.*\.(?:js|html|rsc))$/;

// The last step of a build: gives classes and custom properties short names, writes `FILE.br` and `FILE.gz` beside each text
// file, which the site sends in its place, and the inline script of pages, minified.
const built = (await readdir(BUILD, { recursive: true })).filter((file) => SOURCE.test(file));
const sources = new Map(
  await Promise.all(built.map(async (file) => [file, await readFile(join(BUILD, file), 'utf8')])),
);
const names = shortNames([...sources].flatMap(([file, text]) => (file.endsWith('.css') ? [text] : [])));
await Promise.all(
  [...sources].map(async ([file, text]) => {
    const shortened = shorten(text, names);
    if (shortened !== text) await writeFile(join(BUILD, file), shortened);
  }),
);

const files = await readdir(FOLDER, { recursive: true });
const texts = files.filter((file) => TEXT.test(file)).map((file) => join(FOLDER, file));
await Promise.all(
  texts.map(async (file) => {
    const content = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);

await loadBindings();
const { code } = await minify(hydrationScript(), { compress: true, mangle: true });
await writeFile(join(BUILD, HYDRATION_SCRIPT_FILE), code);
