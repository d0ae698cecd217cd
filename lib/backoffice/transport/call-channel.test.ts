import { aBackoffice, hangUp, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { observeCalls, traceCall } from './call-channel.ts';

/** The calls observed while `run` runs: kind, outcome and status. */
async function callsOf(run: () => Promise<unknown>): Promise<unknown[][]> {
  const ended: unknown[][] = [];
  const stop = observeCalls((kind) => (end) => ended.push([kind, end.outcome, end.status]));
  await run();
  stop();
  return ended.toSorted();
}

test.each([
  ['GET', '/makes', 'GET /makes'],
  ['POST', '/cars', 'POST /cars'],
  ['GET', '/car/ABC%2F1', 'GET /car/*'],
  ['GET', '/models/MERCEDES%20BENZ', 'GET /models/*'],
])('%s %s is of the kind %s', async (method, path, kind) => {
  const calls = await callsOf(() => traceCall({ method, path }, () => Promise.resolve({ status: 200 })));
  expect(calls).toEqual([[kind, '2xx', 200]]);
});

test('calls of another copy of the client are observed by kind and outcome', async () => {
  captureLog();
  const { url } = await aBackoffice({
    'GET /makes': ['TOYOTA'],
    'GET /car/A-1': status(500),
    'GET /banners': hangUp(),
  });
  const client = await aClient(url);
  const calls = await callsOf(() =>
    Promise.allSettled([client.getMakes(), client.getVehicle('A-1'), client.getBanners()]),
  );
  expect(calls).toEqual([
    ['GET /banners', 'unreachable', null],
    ['GET /car/*', '5xx', 500],
    ['GET /makes', '2xx', 200],
  ]);
});
