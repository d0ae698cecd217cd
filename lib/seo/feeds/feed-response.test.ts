import { Readable } from 'node:stream';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { start } from '#lib/cache/testing/a-cache.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { until } from '#lib/platform/testing/until.ts';
import { respondWithFeed } from './feed-response.ts';

/** A site with a feed whose content a test chooses; null: there is none. */
function aFeed(directory: string) {
  const { cache, clock } = start(directory);
  const source = { text: 'one' as string | null, failure: null as Error | null };
  function make(): Promise<Readable | null> {
    if (source.failure) return Promise.reject(source.failure);
    return Promise.resolve(source.text === null ? null : Readable.from([source.text]));
  }
  function ask(headers: Record<string, string> = {}): Promise<Response> {
    const request = new Request('https://cars.example/feeds/cars.csv', { headers });
    return respondWithFeed(request, cache, { name: 'cars.csv', type: 'text/csv', make });
  }
  return { ask, source, clock };
}

const DOWN = new BackofficeError('down', { kind: 'unreachable', call: 'POST /cars' });

test('a feed is sent with its type, and not again to who has it', () =>
  withTempDirectory(async (directory) => {
    const { ask } = aFeed(directory);
    const response = await ask();
    const { headers } = response;
    expect(headers.get('content-type')).toBe('text/csv');
    expect(await response.text()).toBe('one');
    expect((await ask({ 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  }));

test('a feed that cannot be made again stays as it was', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const { ask, source, clock } = aFeed(directory);
    await ask();
    source.failure = DOWN;
    clock.now += 7 * 86_400_000;
    expect(await (await ask()).text()).toBe('one');
    expect(await (await ask()).text()).toBe('one');
    source.failure = null;
    source.text = 'two';
    clock.now += 86_400_000;
    await until(async () => (await (await ask()).text()) === 'two');
  }));

test('the first request for a feed that cannot be made is a 503, and one that does not exist a 404', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const { ask, source } = aFeed(directory);
    source.failure = DOWN;
    expect((await ask()).status).toBe(503);
    source.failure = null;
    source.text = null;
    expect((await ask()).status).toBe(404);
  }));
