import { once } from 'node:events';
import { aBackoffice, inTurn, json, raw, status, type Reply } from '#lib/backoffice/testing/a-backoffice.ts';

const NOON = Date.UTC(2026, 0, 2, 12);

function seconds(count: number): number {
  return NOON + count * 1000;
}

/** The module in a process that has made no call yet. */
function start() {
  jest.resetModules();
  return import('./health.ts');
}

test('the newest outcome of the last 30 seconds decides the health of the backoffice', async () => {
  const { backofficeHealth, recordOutcome } = await start();
  expect(backofficeHealth(seconds(0))).toBe('unknown');

  recordOutcome('success', seconds(0));
  expect(backofficeHealth(seconds(30))).toBe('up');
  expect(backofficeHealth(seconds(31))).toBe('unknown');

  recordOutcome('failure', seconds(40));
  expect(backofficeHealth(seconds(40))).toBe('down');
  expect(backofficeHealth(seconds(70))).toBe('down');
  expect(backofficeHealth(seconds(71))).toBe('unknown');

  recordOutcome('success', seconds(50));
  expect(backofficeHealth(seconds(50))).toBe('up');
});

test.each<[what: string, reply: Reply, health: string]>([
  ['a list', json(['KIA']), 'up'],
  ['403', status(403), 'up'],
  ['a redirect', status(302, { location: '/login' }), 'down'],
  ['500', status(500), 'down'],
  ['503', status(503), 'down'],
  ['null', json(null), 'down'],
  ['an empty body', status(200), 'down'],
  ['a page of HTML', raw('<!doctype html><title>Sign in</title>'), 'down'],
])('a backoffice that sends %s for the makes has the health %s', async (_what, reply, health) => {
  const { backofficeHealth, checkHealth } = await start();
  await checkHealth((await aBackoffice({ 'GET /makes': reply })).url);
  expect(backofficeHealth()).toBe(health);
});

test.each<[what: string, reply: Reply, isList: boolean]>([
  ['a list', json(['KIA']), true],
  ['403', status(403), false],
  ['a page of HTML', raw('<!doctype html><title>Sign in</title>'), false],
])('a check says whether the makes were listed: %s', async (_what, reply, isList) => {
  const { checkHealth } = await start();
  expect(await checkHealth((await aBackoffice({ 'GET /makes': reply })).url)).toBe(isList);
});

test('a backoffice that cannot be reached is down', async () => {
  const { backofficeHealth, checkHealth } = await start();
  await checkHealth('http://127.0.0.1:1');
  expect(backofficeHealth()).toBe('down');
});

test('a check starts only when the last outcome is 10 seconds old, and one at a time', async () => {
  const { promise: checkedAgain, resolve } = Promise.withResolvers<void>();
  const makes: Reply = inTurn(json([]), (response) => {
    response.end('[]');
    void once(response, 'close').then(() => resolve());
  });
  const { url, received } = await aBackoffice({ 'GET /makes': makes });
  process.env['BACKOFFICE_URL'] = url;
  const { checkHealth, recordOutcome, watchedHealth } = await start();
  await Promise.all([checkHealth(url), checkHealth(url)]);
  const later = performance.now() + 1_000;
  recordOutcome('success', later);
  for (const age of [0, 1, 9.9]) await watchedHealth(later + age * 1000);
  expect(received).toHaveLength(1);

  for (const age of [10, 10.1, 11]) await watchedHealth(later + age * 1000);
  await checkedAgain;
  expect(received.map(({ call }) => call)).toEqual(['GET /makes', 'GET /makes']);
});

test('whoever asks once a minute learns the health of that moment', async () => {
  const { url } = await aBackoffice({ 'GET /makes': inTurn(json(['KIA']), status(503)) });
  process.env['BACKOFFICE_URL'] = url;
  const { watchedHealth } = await start();
  const clock = jest.spyOn(performance, 'now');
  const answers: string[] = [];
  for (const minute of [1, 2]) {
    clock.mockReturnValue(minute * 60_000);
    answers.push(await watchedHealth());
  }
  clock.mockRestore();
  expect(answers).toEqual(['up', 'down']);
});
