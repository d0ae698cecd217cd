import { expect, test } from './test.ts';
import { requestAll } from './request.ts';

const VISITORS = 200;

/** Each page shows another car, so that each has to call the backoffice. */
const ADDRESSES = ['/', '/search?make=TOYOTA', '/car/AQUA-100001', '/compare?a=FIT-100003&b=VITZ-100002'];

test(`${VISITORS} concurrent visitors of a page that was never rendered cause no more calls to the backoffice than one visitor`, async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  backoffice.setMode('slow');
  for (const address of ADDRESSES) {
    await test.step(address, async () => {
      const callsBefore = backoffice.calls().length;
      const visits = await requestAll(site, Array<string>(VISITORS).fill(address));
      expect(visits.map(({ status }) => status)).toEqual(visits.map(() => 200));
      expect(new Set(visits.map(({ body }) => body)).size).toBe(1);

      const calls = backoffice.calls().slice(callsBefore);
      expect(calls).not.toEqual([]);
      const numbers = Object.groupBy(calls, ({ method, path }) => `${method} ${path}`);
      for (const [call, made = []] of Object.entries(numbers))
        expect(made.length, call).toBeLessThanOrEqual(2);
    });
  }
});
