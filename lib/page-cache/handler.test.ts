import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import type { CacheHandlerContext } from '#lib/platform/next-internals.ts';
import { resetProcess } from '#lib/platform/testing/reset-process.ts';
import { HYDRATION_SCRIPT_FILE } from './hydrate-on-intent.ts';
import CacheHandler from './handler.ts';
import { processPageCache } from './process-page-cache.ts';
import { aRequest, ROUTE } from './testing/next-caches.ts';

/** The environment is read once per process: one directory for all tests of this file. */
const DATA_DIR = mkdtempSync(join(tmpdir(), 'cache-handler-'));
process.env.DATA_DIR = DATA_DIR;

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

async function aBuild(buildId: string): Promise<string> {
  const directory = await mkdtemp(join(DATA_DIR, 'build-'));
  await mkdir(join(directory, 'server'));
  await writeFile(join(directory, 'BUILD_ID'), buildId);
  await writeFile(join(directory, HYDRATION_SCRIPT_FILE), 'hydrate()');
  await writeFile(join(directory, 'prerender-manifest.json'), '{"routes":{"/built":{}}}');
  return join(directory, 'server');
}

function never(): Promise<never> {
  throw new Error('This page was to come from the cache');
}

function down(): Promise<never> {
  return Promise.reject(new Error('The backoffice is down'));
}

test('responses of fetch are not stored', async () => {
  const serverDistDir = await aBuild('fetching');
  const handler = new CacheHandler({ dev: false, fs: nodeFs, serverDistDir } as CacheHandlerContext);
  await handler.set('data:,', { kind: 'FETCH' }, {});
  await expect(handler.get('data:,', { kind: 'FETCH' })).resolves.toBeNull();
});

test('only what the build has rendered is looked for in its output', async () => {
  const opened: string[] = [];
  function readFile(path: string) {
    opened.push(path);
    return Promise.reject(Object.assign(new Error('no such file'), { code: 'ENOENT' }));
  }
  const serverDistDir = await aBuild('on demand');
  const fs = { ...nodeFs, readFile: readFile as typeof nodeFs.readFile };
  const handler = new CacheHandler({ dev: false, fs, serverDistDir } as CacheHandlerContext);
  await expect(handler.get(getRouteCacheKey('/car/x', ROUTE), { kind: 'APP_PAGE' })).resolves.toBeNull();
  expect(opened).toEqual([]);
  await handler.get(getRouteCacheKey('/built', ROUTE), { kind: 'APP_PAGE' });
  expect(opened).toHaveLength(1);
});

test('first visitor, later visitors and visitors after a restart get the same status and policy', async () => {
  const build = await aBuild('one');
  const first = await aRequest(build).visit('/car/x', () => Promise.resolve({ tags: 'vehicles,status:404' }));
  expect(first).toMatchObject({ status: '404', policy: expect.stringContaining("'sha256-") as string });
  expect(await aRequest(build).visit('/car/x', never)).toEqual(first);
  resetProcess();
  expect(await aRequest(build).visit('/car/x', never)).toEqual(first);
});

test('after an invalidation one visitor sees the old page, and the next the new one', async () => {
  const build = await aBuild('two');
  await aRequest(build).visit('/car/a', () => Promise.resolve({ text: 'old' }));
  await aRequest(build).revalidateTag('vehicles', { expire: 4_294_967_294 });
  const during = await aRequest(build).visit('/car/a', () => Promise.resolve({ text: 'new' }));
  expect(during.html).toContain('old');
  expect((await aRequest(build).visit('/car/a', never)).html).toContain('new');
});

test('while the backoffice is down an outdated page is served unchanged, also after a restart', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const build = await aBuild('three');
  const first = await aRequest(build).visit('/car/a', () => Promise.resolve({ text: 'old' }));
  await aRequest(build).revalidateTag(['vehicles'], { expire: 4_294_967_294 });
  expect(await aRequest(build).visit('/car/a', down)).toEqual(first);
  expect(await aRequest(build).visit('/car/a', never)).toEqual(first); // not tried again at once
  resetProcess();
  expect(await aRequest(build).visit('/car/a', down)).toEqual(first);
  expect(await aRequest(build).visit('/car/b', down).catch(String)).toContain('The backoffice is down');
  expect(logged).toHaveBeenCalledTimes(2); // by Next, for each failed revalidation
  logged.mockReset();
});

test('look-ups of pages are counted by their result', async () => {
  const build = await aBuild('counted');
  for (const text of ['first', 'second'])
    await aRequest(build).visit('/car/a', () => Promise.resolve({ text }));
  await aRequest(build).revalidateTag('vehicles', { expire: 4_294_967_294 });
  await aRequest(build).visit('/car/a', () => Promise.resolve({ text: 'third' }));
  const { lookUps } = processPageCache({ serverDistDir: build, fs: nodeFs });
  expect(lookUps).toEqual({ hit: 1, stale: 1, miss: 1 });
});

test('pages of a build that was not in use for a day are removed', async () => {
  await aRequest(await aBuild('old')).visit('/car/a', () => Promise.resolve({}));
  await utimes(join(DATA_DIR, 'pages', 'old'), 0, 0);
  await aRequest(await aBuild('new')).visit('/car/a', () => Promise.resolve({}));
  while (existsSync(join(DATA_DIR, 'pages', 'old'))) await setImmediate(); // removed beside the requests
  expect(await readdir(join(DATA_DIR, 'pages'))).toContain('new');
});

test.each([
  ['in development', { dev: true }, {}],
  ['while building', {}, { NEXT_PHASE: 'phase-production-build' }],
])('%s nothing is cached', async (_case, context, environment) => {
  const serverDistDir = await aBuild('none');
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, ...environment });
  const handler = new CacheHandler({
    fs: nodeFs,
    serverDistDir,
    revalidatedTags: [],
    _requestHeaders: {},
    ...context,
  });
  replaced.restore();

  await handler.set('/car/a', { kind: 'APP_PAGE', html: '' }, {});
  await handler.revalidateTag('vehicles');
  expect(await handler.get('/car/a', { kind: 'APP_PAGE' })).toBeNull();
  expect(existsSync(join(DATA_DIR, 'pages', 'none'))).toBe(false);
});

test('without a build the site runs without a cache', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const serverDistDir = join(DATA_DIR, 'no-build', 'server');
  const handler = new CacheHandler({ fs: nodeFs, serverDistDir, revalidatedTags: [], _requestHeaders: {} });
  await handler.set('/car/a', { kind: 'APP_PAGE', html: '' }, {});
  expect(await handler.get('/car/a', { kind: 'APP_PAGE' })).toBeNull();
  expect(logged.mock.calls.join()).toContain('cache.open-failed');
  logged.mockRestore();
});

test('a value that cannot be stored is logged, and nothing is thrown', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const serverDistDir = await aBuild('unstorable');
  const handler = new CacheHandler({ fs: nodeFs, serverDistDir, revalidatedTags: [], _requestHeaders: {} });
  const page = { kind: 'APP_PAGE', html: '<script>run()</script>', headers: { broken: () => 'a function' } };
  await handler.set('/car/a', page, {});
  expect(page.headers).toHaveProperty('content-security-policy');
  expect(logged.mock.calls.join()).toContain('cache.set-failed');
  logged.mockRestore();
});
