import { aBackoffice } from '#backoffice/testing/a-backoffice.ts';
import { aSite } from '#backoffice/testing/a-site.ts';
import { aVehicle } from '#backoffice/testing/a-vehicle.ts';
import { anInventory } from '#backoffice/testing/an-inventory.ts';
import { run } from '#backoffice/testing/program.ts';

const KINDS = ['vehicles', 'makes', 'featured'];

function webhook(url: string) {
  return { SITE_REVALIDATE_URL: url, REVALIDATE_SECRET: 'secret' };
}

test('the site gets the changes made while the backoffice was not running, with the secret', async () => {
  const site = await aSite();
  const data = await anInventory([aVehicle({ chassisNumber: 'A' })]);
  await run(['price', 'A', '700000', '--data', data]);
  await aBackoffice({ data, env: webhook(site.url) });
  const [call] = await site.waitForCalls(1);
  expect(call?.headers).toMatchObject({
    'x-revalidate-secret': 'secret',
    'content-type': 'application/json',
  });
  expect(call?.body).toEqual({ chassisNumbers: ['A'], kinds: KINDS });
});

test('a running backoffice sends the site a change made by a command', async () => {
  const site = await aSite();
  const data = await anInventory([aVehicle({ chassisNumber: 'A' }), aVehicle({ chassisNumber: 'B' })]);
  const { waitForLog } = await aBackoffice({ data, env: webhook(site.url) });
  await waitForLog('site.notified');
  await run(['sold', 'B', '--data', data]);
  const calls = await site.waitForCalls(2);
  expect(calls[1]?.body).toEqual({ chassisNumbers: ['B'], kinds: KINDS });
});

test('new sample vehicles are sent without their chassis numbers', async () => {
  const site = await aSite();
  const data = await anInventory([aVehicle({ chassisNumber: 'A' })]);
  const { waitForLog } = await aBackoffice({ data, env: webhook(site.url) });
  await waitForLog('site.notified');
  await run(['seed', '--cars', '50', '--data', data]);
  const calls = await site.waitForCalls(2);
  expect(calls[1]?.body).toEqual({ chassisNumbers: [], kinds: KINDS });
});

test('a failed webhook call is repeated when the backoffice starts', async () => {
  const site = await aSite({ failures: 1 });
  const data = await anInventory([aVehicle({ chassisNumber: 'A' })]);
  const first = await aBackoffice({ data, env: webhook(site.url) });
  await first.waitForLog('site.notification-failed');
  await first.end('SIGTERM');

  await aBackoffice({ data, env: webhook(site.url) });
  const calls = await site.waitForCalls(2);
  expect(calls[1]?.body).toEqual({ chassisNumbers: ['A'], kinds: KINDS });
});
