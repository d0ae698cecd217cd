import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join, parse } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { loadBindings, minify } from 'next/dist/build/swc/index.js';
import { fileNames, shorten, shortNames } from './short-names.mjs';
import { HYDRATION_SCRIPT_FILE, hydrationScript } from '#lib/page-cache/hydrate-on-intent.ts';

const BUILD = '.next';
const FOLDER = `${BUILD}/static`;
const TEXT = /\.(?:css|js|json|svg|txt)$/;
const SOURCE =
  /^(?:static\/.*\.(?:css|js)|(?:standalone\/\.next\/)?(?:server\/.*\.(?:js|json|html|rsc)|[\w-]*build-manifest\.json))$/;
const CHUNK = /^static\/chunks\/.*\.(?:css|js)$/;

// The last step of a build. It shortens the names of classes and custom properties, renames the files that this changes,
// compresses text files as `FILE.br` and `FILE.gz`, and minifies the inline script of pages.
const built = (await readdir(BUILD, { recursive: true })).filter((file) => SOURCE.test(file));
const sources = new Map(
  await Promise.all(built.map(async (file) => [file, await readFile(join(BUILD, file), 'utf8')])),
);
const chunks = [...sources].filter(([file]) => CHUNK.test(file));
const names = shortNames(chunks.flatMap(([file, text]) => (extname(file) === '.css' ? [text] : [])));
const newFiles = fileNames(new Map(chunks.map(([file, text]) => [parse(file).name, text])), names);
const replaced = new Map([...names, ...newFiles]);
await Promise.all(
  [...sources].map(async ([file, text]) => {
    const shortened = shorten(text, replaced);
    if (shortened !== text) await writeFile(join(BUILD, file), shortened);
    const newName = CHUNK.test(file) && newFiles.get(parse(file).name);
    if (newName) await rename(join(BUILD, file), join(BUILD, dirname(file), newName + extname(file)));
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
