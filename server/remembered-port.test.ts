import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rememberedPort, rememberPort } from './remembered-port.ts';

function aFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'port-')), 'port');
}

async function aServer() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port }; // a server on a port has this kind
}

test('the port of the last start is used again, once it is free', async () => {
  const { server, port } = await aServer();
  const file = aFile();
  await rememberPort(file, `http://127.0.0.1:${port}`);
  expect(await rememberedPort(file)).toBe(0);
  server.close();
  await once(server, 'close');
  expect(await rememberedPort(file)).toBe(port);
});

test('without a remembered port it is any port', async () => {
  expect(await rememberedPort(aFile())).toBe(0);
});

test.each(['', 'http', '-1', '70000'])('%j is not a port, which is logged', async (content) => {
  const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const file = aFile();
  writeFileSync(file, content);
  expect(await rememberedPort(file)).toBe(0);
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});
