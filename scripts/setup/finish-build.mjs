import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { loadBindings, minify } from 'next/dist/build/swc/index.js';
import { inlineScript } from '#components/behaviour/behaviour.ts';
import { INLINE_SCRIPT_FILE } from '#lib/page-html/rewrite-html.ts';

const BUILD = '.next';
const FOLDER = `${BUILD}/static`;
const TEXT = /\.(?:css|js|json|svg|txt)$/;

// The last step of a build. It compresses text files as `FILE.br` and `FILE.gz`, and minifies the inline script of pages.
const files = await readdir(FOLDER, { recursive: true });
const texts = files.filter((file) => TEXT.test(file)).map((file) => join(FOLDER, file));
await Promise.all(
  texts.map(async (file) => {
    const content = shorten(await readFile(file, 'utf8'));
    await writeFile(file, content);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);

/** The names by which light-dark() is lowered for older browsers are in every page's style sheet, twice for each colour. */
function shorten(text) {
  return text.replaceAll('--lightningcss-', '--l-');
}

await loadBindings();
const { code } = await minify(inlineScript(), { compress: true, mangle: true });
await writeFile(join(BUILD, INLINE_SCRIPT_FILE), code);
