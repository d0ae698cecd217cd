import { aBackoffice, hangUp, raw, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

test('makes keep their order; names are trimmed, and repeats and invalid ones left out', async () => {
  const logged = captureLog();
  const { url } = await aBackoffice({
    'GET /makes': [' TOYOTA', 'KIA', null, '', 500, { a: 1 }, 'TOYOTA', '  ', 'A'.repeat(201)],
  });
  await expect((await aClient(url)).getMakes()).resolves.toEqual(['TOYOTA', 'KIA', '500']);
  expect(logged()).toEqual([
    expect.objectContaining({ event: 'backoffice.field-rejected', kind: 'make', key: '/makes' }),
  ]);
});

test('null is an empty list of makes', async () => {
  const { url } = await aBackoffice({ 'GET /makes': raw('null'), 'GET /models': [] });
  await expect((await aClient(url)).getMakes()).resolves.toEqual([]);
});

test.each([
  [undefined, '/models'],
  ['', '/models'],
  ['TOYOTA', '/models/TOYOTA'],
  ['CITROËN', '/models/CITRO%C3%8BN'],
  ['A/B & C', '/models/A%2FB%20%26%20C'],
])('the models of make %p are at %s', async (make, path) => {
  const { url, received } = await aBackoffice({ [`GET ${path}`]: ['RIO'] });
  await expect((await aClient(url)).getModels(make)).resolves.toEqual(['RIO']);
  expect(received).toHaveLength(1);
});

test('a make that cannot be part of a path has no models', async () => {
  const { url, received } = await aBackoffice({});
  await expect((await aClient(url)).getModels('..')).resolves.toEqual([]);
  expect(received).toEqual([]);
});

test.each([
  ['fails', status(500)],
  ['hangs up', hangUp()],
  ['has bad entries', raw('["RIO", {}]')],
])('what a visitor searched for is not logged when the look-up of its models %s', async (_how, reply) => {
  const logged = captureLog();
  const { url } = await aBackoffice({ 'GET /models/my%20search': reply });
  const client = await aClient(url);
  const outcome = String(await client.getModels('my search').catch(String));
  const text = outcome + JSON.stringify(logged());
  expect(text).toContain('/models/*');
  expect(text).not.toContain('search');
});
