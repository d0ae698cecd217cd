import { aBackoffice, status, type Reply } from '#lib/backoffice/testing/a-backoffice.ts';

const HEAD = { 'content-type': 'image/jpeg' };

/** The module in a fresh process with these settings. */
async function start(
  backofficeUrl: string,
  imageHosts = '',
): Promise<(address: string, stallMs?: number) => Promise<Buffer>> {
  process.env['BACKOFFICE_URL'] = backofficeUrl;
  process.env['IMAGE_HOSTS'] = imageHosts;
  jest.resetModules();
  const { download } = await import('./download.ts');
  return (address, stallMs) => download(address, AbortSignal.timeout(10_000), stallMs);
}

function bytes(count: number): Reply {
  return (response) => {
    response.writeHead(200, HEAD).end(Buffer.alloc(count, 7));
  };
}

/** The first bytes of a picture, and nothing more. */
function beginning(): Reply {
  return (response) => {
    response.writeHead(200, HEAD).write(Buffer.alloc(3, 7));
  };
}

/** A byte every few milliseconds, without end. */
function trickle(): Reply {
  return (response) => {
    response.writeHead(200, HEAD);
    const timer = setInterval(() => response.write('a'), 5);
    response.on('close', () => clearInterval(timer));
  };
}

test('a picture of the backoffice is downloaded', async () => {
  const { url } = await aBackoffice({ 'GET /a.jpg': bytes(100_000) });
  const download = await start(url);
  expect(await download(`${url}/a.jpg`)).toEqual(Buffer.alloc(100_000, 7));
});

test('a picture of a host in IMAGE_HOSTS is downloaded', async () => {
  const { url } = await aBackoffice({ 'GET /a.jpg': bytes(3) });
  const download = await start('https://backoffice.example', new URL(url).host);
  expect(await download(`${url}/a.jpg`)).toHaveLength(3);
});

test('no other host is requested, nor another port of an allowed one', async () => {
  const { url, received } = await aBackoffice({});
  const download = await start('http://127.0.0.1:9');
  await expect(download(`${url}/a.jpg`)).rejects.toThrow('Not an allowed picture host');
  expect(received).toEqual([]);
});

test.each(['/pictures/a.jpg', 'file:///etc/passwd', 'data:image/png;base64,AAAA', ''])(
  '%p is refused',
  async (address) => {
    const download = await start('https://backoffice.example');
    await expect(download(address)).rejects.toThrow('Not an http(s) address');
  },
);

test('a redirect is not followed', async () => {
  const { url, received } = await aBackoffice({
    'GET /a.jpg': status(302, { location: '/b.jpg' }),
    'GET /b.jpg': bytes(3),
  });
  const download = await start(url);
  await expect(download(`${url}/a.jpg`)).rejects.toThrow();
  expect(received).toHaveLength(1);
});

test.each([404, 500])('a response with status %i is refused', async (code) => {
  const { url } = await aBackoffice({ 'GET /a.jpg': status(code) });
  const download = await start(url);
  await expect(download(`${url}/a.jpg`)).rejects.toThrow(`Status ${code}`);
});

test('a picture above 20 MiB is refused', async () => {
  const { url } = await aBackoffice({ 'GET /a.jpg': bytes(20 * 1024 ** 2 + 1) });
  const download = await start(url);
  await expect(download(`${url}/a.jpg`)).rejects.toThrow('More than 20971520 bytes');
});

test.each([
  ['stalls within a picture', beginning()],
  ['sends a picture byte by byte', trickle()],
])('a server that %s is given up before the time limit', async (_what, reply) => {
  const { url, received } = await aBackoffice({ 'GET /a.jpg': reply });
  const download = await start(url);
  await expect(download(`${url}/a.jpg`, 50)).rejects.toThrow('stalled');
  expect(received).toHaveLength(1);
});
