import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';

test('without its file a site knows the pictures that have been named since its start', () =>
  withTempDirectory(async (directory) => {
    mkdirSync(join(directory, 'known-pictures.sqlite')); // cannot be opened, like a file on a full disk
    process.env['DATA_DIR'] = directory;
    const logged = captureLog();
    const { openPictures } = await import('./open-pictures.ts');
    const { known } = openPictures();
    known.setComplete();
    known.add('http://backoffice.example/a.jpg');
    expect(await known.has('http://backoffice.example/a.jpg')).toBe(true);
    expect(await known.has('http://backoffice.example/b.jpg')).toBe(false);
    expect(logged()).toMatchObject([{ event: 'pictures.file-unavailable' }]);
  }));
