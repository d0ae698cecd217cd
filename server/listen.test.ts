import { once } from 'node:events';
import { createServer } from 'node:http';

import { listen } from './listen';
import { StartError } from './start-error';

test('port 0 is whichever the system has free', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  expect(port).toBeGreaterThan(0);
  server.close();
  await once(server, 'close');
});

test('a taken port is told in one sentence', async () => {
  const first = createServer().unref();
  const port = await listen(first, 0);
  const attempt = listen(createServer(), port);
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(
    `Port ${port} is already taken: set PORT to a free one, or to 0 for any.`,
  );
  first.close();
});
