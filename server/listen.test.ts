import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen, ownOrigin } from './listen.ts';
import { StartError } from './start-error.ts';

test('port 0 is any free port', async () => {
  const server = createServer();
  const port = await listen(server, { port: 0 });
  expect(port).toBeGreaterThan(0);
  server.close();
  await once(server, 'close');
});

test('a taken port is reported in one sentence', async () => {
  const first = createServer().unref();
  const port = await listen(first, { port: 0 });
  const attempt = listen(createServer(), { port });
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(
    `Port ${port} is already taken: set PORT to a free one, or to 0 for any.`,
  );
  first.close();
});

test('a taken port of the metrics is reported by its own variable', async () => {
  const first = createServer().unref();
  const port = await listen(first, { port: 0 });
  const attempt = listen(createServer(), { port, variable: 'METRICS_PORT' });
  await expect(attempt).rejects.toThrow(`Port ${port} is already taken: set METRICS_PORT to a free one,`);
  first.close();
});

test('with HOST the server listens on that address only', async () => {
  const server = createServer().unref();
  const port = await listen(server, { port: 0, host: '127.0.0.2' });
  expect(server.address()).toMatchObject({ address: '127.0.0.2', port });
  server.close();
});

test.each(['203.0.113.9', 'no-such-host.invalid'])(
  'HOST=%s, which is not on this machine, is reported in one sentence',
  async (host) => {
    await expect(listen(createServer(), { port: 0, host })).rejects.toThrow(
      `HOST is "${host}", which is no address of this machine.`,
    );
  },
);

test.each([
  [null, 'http://127.0.0.1:80'],
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://127.0.0.1:80'],
  ['::1', 'http://[::1]:80'],
  ['10.0.0.7', 'http://10.0.0.7:80'],
  ['localhost', 'http://localhost:80'],
])('a server that listens on %s is reached at %s', (host, origin) => {
  expect(ownOrigin(host, 80)).toBe(origin);
});
