import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { checkBackoffice, checkQuietBackoffice } from './health-check.ts';
import { backofficeHealth, backofficeLastNotedAt } from './health.ts';

/** A backoffice that answers everything with this status, and counts. */
async function aBackoffice(status: number) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { connection: 'close' }).end('[]');
  });
  server.listen(0).unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server on a port has this kind
  return { origin: `http://127.0.0.1:${port}`, asked, server };
}

test.each([
  [200, 'up'],
  [403, 'up'],
  [500, 'down'],
  [503, 'down'],
])('a backoffice that answers %i is %s', async (status, health) => {
  const { origin } = await aBackoffice(status);
  await checkBackoffice(origin);
  expect(backofficeHealth(Date.now())).toBe(health);
});

test('a backoffice that cannot be reached is down', async () => {
  const { origin, server } = await aBackoffice(200);
  server.close();
  await checkBackoffice(origin);
  expect(backofficeHealth(Date.now())).toBe('down');
});

test('a probe has the backoffice asked only when nothing was heard of it for 10 seconds, and once at a time', async () => {
  const { origin, asked, server } = await aBackoffice(200);
  await checkBackoffice(origin);
  const heard = backofficeLastNotedAt();
  for (const seconds of [0, 1, 9.9]) checkQuietBackoffice(origin, heard + seconds * 1000);
  expect(asked).toHaveLength(1);

  const askedAgain = once(server, 'request');
  for (const seconds of [10, 10.1, 11]) checkQuietBackoffice(origin, heard + seconds * 1000);
  await askedAgain;
  expect(asked).toEqual(['GET /api/client-car/makes', 'GET /api/client-car/makes']);
});
