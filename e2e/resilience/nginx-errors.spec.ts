import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { freePorts } from '#scripts/setup/free-ports.mjs';
import { test } from './behind-nginx.ts';
import { sendRaw } from './raw-request.ts';
import { request } from './request.ts';
import { expect } from './test.ts';

/** Headers of every response of the site. */
const SECURITY_HEADERS =
  /^(?:x-content-type-options|x-frame-options|referrer-policy|permissions-policy|cross-origin-opener-policy)$/;

/** The head of a request, without its end. */
function head(target: string): string {
  return `GET ${target} HTTP/1.1\r\nConnection: close\r\nHost: 127.0.0.1\r\n`;
}

/** Asks for a page that is not cached, and leaves at once. */
async function abandon(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${head('/api/client-car/ads')}\r\n`, () => socket.destroy());
  await once(socket, 'close');
}

test('what nginx itself refuses is a page with the security headers of the site', async ({
  site,
  openNginx,
}) => {
  const nginx = await openNginx([site], [[/ +allow .*\n/g, '']]);
  const securityHeaders = Object.fromEntries(
    [...(await request(site, '/about')).headers].filter(([name]) => SECURITY_HEADERS.test(name)),
  );
  expect(Object.keys(securityHeaders)).toHaveLength(5);
  const port = Number(new URL(nginx.url).port);
  const refused = {
    400: await sendRaw(port, { text: 'no request\r\n\r\n' }),
    404: await sendRaw(port, { text: `${head('/nginx-error')}\r\n` }),
    403: await sendRaw(port, { text: `${head('/metrics')}\r\n` }),
    413: await sendRaw(port, { text: `${head('/')}Content-Length: 200000\r\n\r\n` }),
    414: await sendRaw(port, { text: `${head(`/${'a'.repeat(9_000)}`)}\r\n` }),
    405: await sendRaw(port, { text: `${head('/').replace('GET', 'TRACE')}\r\n` }),
    412: await sendRaw(port, { text: `${head('/')}If-Match: "other"\r\n\r\n` }),
    501: await sendRaw(port, { text: `${head('/')}Transfer-Encoding: other\r\n\r\n` }),
    505: await sendRaw(port, { text: `${head('/').replace('1.1', '9.1')}\r\n` }),
  };
  for (const [status, response] of Object.entries(refused)) {
    expect(response?.status, status).toBe(Number(status));
    expect(response?.body, status).toMatch(/<h1>.*(cannot be read|not public|not exist|too long).*tel:/);
    const headers = Object.fromEntries(response?.headers ?? []);
    expect(headers, status).toMatchObject({ ...securityHeaders, 'cache-control': 'no-store' });
    expect(headers['content-security-policy'], status).toContain("default-src 'none'");
    expect(headers['content-type'], status).toBe('text/html; charset=utf-8');
  }
});

test('nginx does not answer a request for another host', async ({ site, openNginx }) => {
  const port = Number(new URL((await openNginx([site])).url).port);
  const own = `${head('/about')}\r\n`;
  const answers = [own, own.replace('127.0.0.1', 'invented.example')].map((text) => sendRaw(port, { text }));
  expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual([200, undefined]);
});

test('a missing file of a build is a 404 while one of two sites runs', async ({ site, openNginx }) => {
  const [unused = 0] = await freePorts(1);
  const { url } = await openNginx([site, { port: unused }]);
  for (const name of ['a', 'b', 'c', 'd'])
    expect((await fetch(`${url}/_next/static/${name}.js`)).status, name).toBe(404);
});

for (const [lines, status] of [
  [1, 200],
  [3, 431], // joined to one line
] as const)
  test(`the second layer passes on ${lines} of the longest headers that the first one accepts`, async ({
    site,
    openNginx,
  }) => {
    const { url } = await openNginx([site]);
    const text = `${head('/about')}${`X-Forwarded-For: ${'1'.repeat(8_170)}\r\n`.repeat(lines)}\r\n`;
    const response = await sendRaw(Number(new URL(url).port), { text });
    expect([response?.status, response?.headers.get('x-frame-options')]).toEqual([status, 'DENY']);
  });

for (const address of ['/i', '/api', '/share', '/_next/static'])
  test(`${address} is passed on to the site`, async ({ site, openNginx }) => {
    const { status, headers } = await request(await openNginx([site]), address);
    expect([status, headers.get('x-frame-options')]).toEqual([404, 'DENY']);
  });

test('the redirect to https has the security headers of the site, and leaves out where a certificate is proven', async ({
  site,
  openNginx,
}) => {
  const nginx = await openNginx([site]);
  async function ask(path: string): Promise<IncomingMessage> {
    const asking = get({ socketPath: nginx.plainSocket, path, headers: { host: 'cars.example' } });
    const [response] = (await once(asking, 'response')) as [IncomingMessage]; // the event's one argument
    return response;
  }
  expect((await ask('/.well-known/acme-challenge/unknown')).statusCode).toBe(404);
  const { statusCode, headers } = await ask('/about');
  expect([statusCode, headers.location, headers.server]).toEqual([301, 'https://127.0.0.1/about', 'nginx']);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(Object.keys(headers).filter((name) => SECURITY_HEADERS.test(name))).toHaveLength(5);
});

test('the logs of nginx hold neither a search nor the id of a form, even while one of two sites does not run', async ({
  site,
  openNginx,
}) => {
  const [port = 0] = await freePorts(1);
  const nginx = await openNginx([site, { port }]);
  for (const address of [
    '/search?q=my+secret',
    '/form-result/secret?form=ads',
    '/fr/form-result/secret',
    '/about',
  ])
    await request(nginx, address);
  await expect.poll(async () => (await nginx.log()).at(-2)).toContain('"GET /about" 200');
  const paths = (await nginx.log()).map((line) => /"GET (.*)"/.exec(line)?.[1]);
  expect(paths).toEqual(expect.arrayContaining(['/search', '/form-result/*', '/fr/form-result/*']));
  expect((await nginx.log()).join()).not.toContain('secret');
  expect(await nginx.errors()).not.toContain('secret');
});

test('neither long addresses nor refused or abandoned requests fill the log of nginx', async ({
  site,
  openNginx,
}) => {
  const nginx = await openNginx([site]);
  const port = Number(new URL(nginx.url).port);
  const long = '"'.repeat(3_000);
  await sendRaw(port, { text: head(`/${long}`).concat('\r\n') });
  await request(nginx, '/about');
  for (let count = 0; count < 50; count += 1) {
    await request(nginx, '/about'); // from the cache
    await sendRaw(port, { text: `GET /${long} HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n` });
    await abandon(port);
  }
  await request(nginx, '/services');
  await expect.poll(async () => (await nginx.log()).at(-2)).toContain('"GET /services" 200');
  const lines = await nginx.log();
  expect(lines.length).toBeLessThan(20);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(350);
  expect(lines.join()).toContain('"GET /" 404');
});

test('what nginx refuses below /fr is answered in French', async ({ site, openNginx }) => {
  const { url } = await openNginx([site]);
  const port = Number(new URL(url).port);
  for (const [target, language, home] of [
    ['/fr', 'fr-MU', '/fr'],
    ['/fr/search?page=2', 'fr-MU', '/fr'],
    ['/about', 'en-MU', '/'],
  ] as const) {
    const response = await sendRaw(port, { text: `${head(target)}If-Match: "other"\r\n\r\n` });
    expect(response?.body, target).toContain(`<html lang="${language}">`);
    expect(response?.body, target).toContain(`<a href="${home}">`);
  }
});
