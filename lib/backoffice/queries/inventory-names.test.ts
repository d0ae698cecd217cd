import { aBackoffice, inTurn, json, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { resetProcess } from '#lib/platform/testing/reset-process.ts';

async function namesOf(replies: Record<string, unknown>) {
  const { url, received } = await aBackoffice(replies);
  process.env['BACKOFFICE_URL'] = url;
  resetProcess();
  const { backofficeNames } = await import('./inventory-names.ts');
  return { backofficeNames, received };
}

test('names are the makes, and the models under no make, read once for many searches', async () => {
  const { backofficeNames, received } = await namesOf({
    'GET /makes': ['TOYOTA'],
    'GET /models': ['AQUA', 'C-HR'],
  });
  const [names] = await Promise.all([backofficeNames(), backofficeNames()]);
  expect(names).toEqual({
    makes: [
      { name: 'TOYOTA', cars: null, models: [] },
      {
        name: '',
        cars: null,
        models: [
          { name: 'AQUA', cars: null },
          { name: 'C-HR', cars: null },
        ],
      },
    ],
    bodies: [],
  });
  expect(await backofficeNames()).toBe(names);
  expect(received).toHaveLength(2);
});

test('a backoffice that fails gives no names until it answers again', async () => {
  const logged = captureLog();
  const { backofficeNames } = await namesOf({
    'GET /makes': inTurn(status(500), json(['KIA'])),
    'GET /models': json(['RIO']),
  });
  await expect(backofficeNames()).resolves.toBeNull();
  expect(logged()).toEqual([expect.objectContaining({ event: 'read.failed' })]);
  await expect(backofficeNames()).resolves.toMatchObject({ makes: [{ name: 'KIA' }, { name: '' }] });
});
