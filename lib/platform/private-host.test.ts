import { isPrivateHost } from './private-host.ts';

function resolvingTo(...addresses: string[]) {
  return jest.fn(() => Promise.resolve(addresses.map((address) => ({ address }))));
}

let lines: string[];

beforeEach(() => {
  lines = [];
  function keep(line: unknown): boolean {
    return lines.push(String(line)) > 0;
  }
  jest.spyOn(process.stdout, 'write').mockImplementation(keep);
  jest.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  '127.0.0.1',
  '[::1]',
  '10.0.0.7',
  '172.16.0.2',
  '192.168.1.2',
  '[fd00::1]',
  '100.64.0.1',
  'localhost',
])('%s is in a private network', async (hostname) => {
  expect(await isPrivateHost(hostname)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '[2a00:1450::1]'])('%s is public', async (hostname) => {
  expect(await isPrivateHost(hostname)).toBe(false);
});

test.each([
  ['one.example', ['10.0.0.7'], true],
  ['two.example', ['8.8.8.8', '10.0.0.7'], true],
  ['three.example', ['fd12::1'], true],
  ['four.example', ['8.8.8.8', '2a00:1450::1'], false],
])('%s is classified by the addresses %j of its name', async (hostname, addresses, expected) => {
  expect(await isPrivateHost(hostname, resolvingTo(...addresses))).toBe(expected);
});

test('a name is resolved once, and a private host is logged once', async () => {
  const resolve = resolvingTo('10.0.0.8');
  await isPrivateHost('backoffice.example', resolve);
  await isPrivateHost('backoffice.example', resolve);
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(lines).toEqual([expect.stringContaining('"backoffice.private-network"')]);
});

test.each([
  ['backoffice', true],
  ['bo.internal', true],
  ['local.example', false],
  ['10.example.com', false],
])('%s, which cannot be resolved, is classified by its spelling', async (hostname, expected) => {
  const failure = new Error('getaddrinfo EAI_AGAIN');
  expect(await isPrivateHost(hostname, () => Promise.reject(failure))).toBe(expected);
  expect(lines).toEqual([expect.stringContaining('"backoffice.resolve-failed"')]);
});
