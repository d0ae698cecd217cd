import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { aBackoffice } from '#backoffice/testing/a-backoffice.ts';
import { aVehicle } from '#backoffice/testing/a-vehicle.ts';
import { anInventory } from '#backoffice/testing/an-inventory.ts';
import { ENQUIRIES } from '#backoffice/testing/an-enquiry.ts';
import { getJson, newCsrfHeaders, post } from '#backoffice/testing/client.ts';
import { aDirectory } from '#backoffice/testing/directory.ts';
import { run } from '#backoffice/testing/program.ts';
import { storedEnquiries } from '#backoffice/testing/stored.ts';

async function totalAt(url: string): Promise<number> {
  const { totalElements } = (await (await post(url, '/cars', {})).json()) as { totalElements: number };
  return totalElements;
}

test('a second seed adds missing vehicles and overwrites none', async () => {
  const data = aDirectory();
  expect((await run(['seed', '--cars', '20', '--data', data])).stdout).toBe('20 vehicles added.\n');
  const { url, end } = await aBackoffice({ data });
  const [car] = (await getJson(url, '/featured')) as { chassisNumber: string }[];
  const chassisNumber = String(car?.chassisNumber);
  await run(['sold', chassisNumber, '--data', data]);
  await run(['price', chassisNumber, '123456.5', '--data', data]);
  expect((await run(['seed', '--cars', '20', '--data', data])).stdout).toBe('0 vehicles added.\n');
  expect(await getJson(url, `/car/${chassisNumber}`)).toMatchObject({
    status: 'SOLD',
    clientSellingPrice: 123_456.5,
  });
  expect((await run(['seed', '--cars', '25', '--data', data])).stdout).toBe('5 vehicles added.\n');
  expect(await totalAt(url)).toBe(25);
  expect(await end('SIGTERM')).toBe(0);
});

test('a seed of more than the sample vehicles adds copies with new chassis numbers', async () => {
  const data = aDirectory();
  expect((await run(['seed', '--cars', '700', '--data', data])).stdout).toBe('700 vehicles added.\n');
  expect((await run(['seed', '--cars', '700', '--data', data])).stdout).toBe('0 vehicles added.\n');
  const { url } = await aBackoffice({ data });
  const original = (await getJson(url, '/car/MNTCCUD23Z0104729')) as object;
  const copy = { ...original, id: 305, chassisNumber: 'MNTCCUD23Z0104729-1' };
  expect(await getJson(url, '/car/MNTCCUD23Z0104729-1')).toEqual(copy);
  expect(await getJson(url, '/featured')).toHaveLength(12);
});

test('a start keeps the inventory, in which prices and vehicles were removed by commands', async () => {
  const data = await anInventory([aVehicle({ chassisNumber: 'A' }), aVehicle({ chassisNumber: 'B' })]);
  expect((await run(['price', 'A', 'none', '--data', data])).stdout).toBe('The price of A is on request.\n');
  expect(await run(['remove', 'B', '--data', data])).toMatchObject({ code: 0, stdout: 'B is removed.\n' });
  const { url } = await aBackoffice({ data });
  expect(await getJson(url, '/car/A')).toMatchObject({ clientSellingPrice: null });
  expect(await totalAt(url)).toBe(1);
  expect((await fetch(`${url}/api/client-car/car/B`)).status).toBe(404);
});

test.each<[string[], string]>([
  [['frob'], "There is no command 'frob'"],
  [['--frob'], "Unknown option '--frob'."],
  [['serve', '--port', '65536'], '--port must be a whole number from 0 to 65535'],
  [
    ['serve', '--port', '0', '--host', 'nowhere.invalid'],
    'nowhere.invalid is not an address of this machine.',
  ],
  [['seed', '--cars', '-1'], '--cars'],
  [['import', '/nowhere/cars.csv'], 'There is no file /nowhere/cars.csv.'],
  [['sold', 'NOPE'], 'No vehicle has the chassis number NOPE.'],
  [['price', 'NOPE', '0'], 'AMOUNT must be a price'],
])('%j fails with one sentence', async (args, sentence) => {
  const { code, stderr } = await run([...args, '--data', aDirectory()]);
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test.each<[Record<string, string>, string]>([
  [{ SMTP_URL: 'mail.example.mu' }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://mail.example.mu' }, 'SMTP_URL requires MAIL_TO'],
  [{ MAIL_TO: 'a@b.mu, c@d.mu' }, 'MAIL_TO must be one e-mail address'],
  [{ SITE_REVALIDATE_URL: 'nowhere', REVALIDATE_SECRET: 'x' }, 'SITE_REVALIDATE_URL must be'],
])('%j is rejected at the start', async (env, sentence) => {
  const { code, stderr } = await run(['serve', '--port', '0', '--data', aDirectory()], env);
  expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});

test('an erased enquiry is gone, from the disk too, and the others stay', async () => {
  const { url, data, end, waitForLog } = await aBackoffice();
  for (const name of ['Priya', 'Zoë'])
    await post(url, '/email', { ...ENQUIRIES['/email'], name, message: `I am ${name}. `.repeat(400) });
  await waitForLog('mail.delivered', 2); // each is written again, elsewhere in the file
  const [, second] = await storedEnquiries(data);
  const erased = await run(['erase', String(second?.id), '--data', data]);
  expect(erased.stdout).toBe(`Enquiry ${second?.id} is erased.\n`);
  expect(await storedEnquiries(data)).toMatchObject([{ payload: { name: 'Priya' } }]);
  await end('SIGTERM');
  const files = readdirSync(data, { withFileTypes: true }).filter((entry) => entry.isFile());
  const contents = files.map(({ name }) => readFileSync(path.join(data, name), 'utf8'));
  expect(contents.join()).not.toContain('Zoë');
  expect((await run(['erase', '99', '--data', data])).stderr).toBe('No enquiry has the id 99.\n');
});

test('a data directory that is a file, or whose database is another file, is rejected', async () => {
  const data = aDirectory();
  writeFileSync(path.join(data, 'backoffice.sqlite'), 'no database');
  for (const directory of [data, path.join(data, 'backoffice.sqlite')]) {
    const { code, stderr } = await run(['sold', 'A', '--data', directory]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The data directory .* cannot be used: .*\.\n$/);
  }
});

test('a port that is taken is reported', async () => {
  const { port } = new URL((await aBackoffice()).url);
  const { code, stderr } = await run(['serve', '--port', port, '--data', aDirectory()]);
  expect([code, stderr]).toEqual([1, `Port ${port} is taken; choose another one with --port.\n`]);
});

test('help lists every command', async () => {
  const { code, stdout } = await run(['--help']);
  expect(code).toBe(0);
  for (const command of ['serve', 'seed', 'import', 'sold', 'price', 'remove', 'enquiries', 'erase'])
    expect(stdout).toContain(`\n  ${command}`);
});

test('the backoffice exits when its parent exits', async () => {
  const { disconnect, exited, data } = await aBackoffice();
  disconnect();
  expect(await exited).toBe(0);
  expect(readdirSync(data)).toEqual(['backoffice.sqlite']);
});

test('the backoffice responds to requests in flight before it exits', async () => {
  const { url, end, waitForLog } = await aBackoffice();
  const headers = {
    ...(await newCsrfHeaders(url)),
    ...{ 'content-type': 'application/json', expect: '100-continue' },
  };
  const inFlight = request(`${url}/api/client-car/cars`, { method: 'POST', headers });
  inFlight.flushHeaders();
  await once(inFlight, 'continue'); // now the server has the headers

  const exited = end('SIGTERM');
  await waitForLog('backoffice.stopping');
  inFlight.end('{}');
  const [response] = (await once(inFlight, 'response')) as [IncomingMessage];
  expect([response.statusCode, await json(response)]).toEqual([200, expect.objectContaining({ number: 0 })]);
  expect(await exited).toBe(0);
});

test('a request that the client aborts is not logged as a failure', async () => {
  const { url, end, waitForLog } = await aBackoffice();
  const headers = {
    ...(await newCsrfHeaders(url)),
    ...{ 'content-type': 'application/json', 'content-length': 100, expect: '100-continue' },
  };
  const aborted = request(`${url}/api/client-car/cars`, { method: 'POST', headers });
  aborted.flushHeaders();
  await once(aborted, 'continue');
  aborted.on('error', () => aborted.destroy()).destroy();
  await new Promise((resolve) => aborted.once('close', resolve));
  expect(await end('SIGTERM')).toBe(0);
  expect(await waitForLog('request.failed', 0)).toEqual([]);
});
