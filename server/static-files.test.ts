import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { until } from '#lib/platform/testing/until.ts';
import { listen } from './listen.ts';
import { SiteResponse } from './site-response.ts';
import { staticFiles } from './static-files.ts';

const ADDRESS = '/_next/static/chunk.js';
const LARGE = 'x'.repeat(300_000);

type Ask = (headers?: Record<string, string>) => Promise<IncomingMessage>;

/** A server with one file of an earlier build, which is compressed, or answers 599. */
async function withFile(
  test: (site: { ask: Ask; server: Server; port: number; folder: string }) => Promise<void>,
): Promise<void> {
  await withTempDirectory(async (folder) => {
    const contents = { 'chunk.js': LARGE, 'chunk.js.br': 'in br', 'chunk.js.gz': 'in gzip' };
    for (const [name, content] of Object.entries(contents)) await writeFile(join(folder, name), content);
    const serve = staticFiles([folder]);
    const server = createServer<typeof IncomingMessage, typeof SiteResponse>(
      { ServerResponse: SiteResponse },
      (asked, response) => void (serve(asked, response) || response.writeHead(599).end()),
    );
    const port = await listen(server, { port: 0 });
    async function ask(headers: Record<string, string> = {}): Promise<IncomingMessage> {
      const asking = request({ port, path: ADDRESS, headers, agent: false }).end();
      const [response] = (await once(asking, 'response')) as [IncomingMessage]; // the event's one argument
      return response;
    }
    try {
      await test({ ask, server, port, folder });
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
}

/** How many files of this folder the process has open. */
function openFiles(folder: string): number {
  const open = readdirSync('/proc/self/fd').map((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      return ''; // closed meanwhile
    }
  });
  return open.filter((path) => path.startsWith(folder)).length;
}

test('a response ends with the last byte of its file, when the client may send its next request', () =>
  withFile(async ({ ask, server }) => {
    const ended: boolean[] = [];
    server.prependListener('request', (_request, response) => {
      let missing = LARGE.length;
      function handleData(chunk: Buffer): void {
        missing -= chunk.length;
        if (missing === 0) queueMicrotask(() => ended.push(response.writableEnded));
      }
      response.once('pipe', (file: Readable) => file.on('data', handleData));
    });
    await expect(text(await ask())).resolves.toBe(LARGE);
    expect(ended).toEqual([true]);
  }));

test('the files of downloads that are cut off are closed', () =>
  withFile(async ({ port, folder }) => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.write(`GET ${ADDRESS} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(50));
    await until(() => openFiles(folder) > 20);
    socket.resetAndDestroy();
    await until(() => openFiles(folder) === 0);
  }));

test('the download of a file that was removed ends at once, and is logged', () =>
  withFile(async ({ ask, folder }) => {
    const logged = captureLog();
    await rm(join(folder, 'chunk.js'));
    await expect(ask()).rejects.toThrow('socket hang up');
    expect(logged()).toMatchObject([{ event: 'static-files.unreadable' }]);
  }));

test.each(['bytes=0-9', 'bytes=5-2', 'bytes=999999-'])(
  'the range %s is answered with the whole file',
  (range) =>
    withFile(async ({ ask }) => {
      const response = await ask({ range, 'if-range': '"other"' });
      expect([response.statusCode, await text(response)]).toEqual([200, LARGE]);
    }),
);

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['gzip, br', 'br'],
])('for Accept-Encoding: %s the encoding is %s', (accepted, encoding) =>
  withFile(async ({ ask }) => {
    const { headers } = await ask({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  }),
);
