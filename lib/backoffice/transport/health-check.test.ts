import { aBackoffice, hangUp, inTurn, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { checkBackoffice, checkQuietBackoffice } from './health-check.ts';
import { backofficeHealth, backofficeLastNotedAt } from './health.ts';

test.each([
  [200, 'up'],
  [403, 'up'],
  [500, 'down'],
  [503, 'down'],
])('a backoffice that answers %i is %s', async (code, health) => {
  const { url } = await aBackoffice({ 'GET /makes': status(code) });
  await checkBackoffice(url);
  expect(backofficeHealth(Date.now())).toBe(health);
});

test('a backoffice that breaks the connection is down', async () => {
  const { url } = await aBackoffice({ 'GET /makes': hangUp() });
  await checkBackoffice(url);
  expect(backofficeHealth(Date.now())).toBe('down');
});

test('a backoffice is asked again once nothing was heard of it for 10 seconds, one call at a time', async () => {
  const second = Promise.withResolvers<void>();
  const { url, received } = await aBackoffice({
    'GET /makes': inTurn(status(200), (response) => {
      response.end();
      second.resolve();
    }),
  });
  await checkBackoffice(url);
  const heard = backofficeLastNotedAt();
  for (const seconds of [0, 1, 9.9]) checkQuietBackoffice(url, heard + seconds * 1000);
  expect(received).toHaveLength(1);

  for (const seconds of [10, 10.1, 11]) checkQuietBackoffice(url, heard + seconds * 1000);
  await second.promise;
  expect(received.map(({ call }) => call)).toEqual(['GET /makes', 'GET /makes']);
});
