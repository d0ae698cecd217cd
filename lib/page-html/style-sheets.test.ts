import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { styleSheets } from './style-sheets.ts';

test('a style sheet of the build is read with addresses that are valid in any page', () =>
  withTempDirectory(async (directory) => {
    await mkdir(join(directory, 'chunks'));
    const css = '@font-face{src:url(../media/a.woff2)}p{background:url("data:,x") url(./b.svg)}';
    await writeFile(join(directory, 'chunks/a.css'), css);
    expect(styleSheets(directory)('/_next/static/chunks/a.css')).toBe(
      '@font-face{src:url(/_next/static/media/a.woff2)}p{background:url("data:,x") url(/_next/static/chunks/b.svg)}',
    );
  }));

test('style sheets outside the build are not read, and a missing one is logged', () =>
  withTempDirectory((directory) => {
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const read = styleSheets(directory);
    expect(read('https://fonts.example/a.css')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
    expect(read('/_next/static/chunks/a.css')).toBeNull();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('cache.style-sheet-failed'));
    logged.mockRestore();
    return Promise.resolve();
  }));
