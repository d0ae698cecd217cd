import { expect, test } from './test.ts';
import { requestAll } from './request.ts';

const VISITORS = 200;

for (const address of [
  '/',
  '/search?make=TOYOTA',
  '/search?sort=price',
  '/car/AQUA-100001',
  '/compare?a=AQUA-100001&b=VITZ-100002',
]) {
  test(`${VISITORS} concurrent visitors of ${address} cost the backoffice no more than one`, async ({
    backoffice,
    openSite,
  }) => {
    const site = await openSite();
    const callsBefore = backoffice.calls().length;
    backoffice.setMode('slow');
    const visits = await requestAll(site, Array<string>(VISITORS).fill(address));
    expect(visits.map(({ status }) => status)).toEqual(visits.map(() => 200));
    expect(new Set(visits.map(({ body }) => body)).size).toBe(1);

    const calls = backoffice.calls().slice(callsBefore);
    const numbers = Object.groupBy(calls, ({ method, path }) => `${method} ${path}`);
    for (const [call, made = []] of Object.entries(numbers)) expect(made.length, call).toBeLessThanOrEqual(2);
  });
}
