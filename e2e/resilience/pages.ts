import { FAILURES, type Mode } from '#lib/backoffice/testing/failures.ts';

/** One page of every kind that shows data of the backoffice, with a text that a complete page contains. */
export const PAGES: Record<string, string> = {
  '/': 'AQUA-100001',
  '/search?make=TOYOTA': 'AQUA-100001',
  '/car/AQUA-100001': 'Rs 785,000',
  '/blogs': 'What to look at in a used car, part 1',
  '/blogs/1': 'Look.',
  '/test-drive?car=AQUA-100001': 'TOYOTA AQUA 2017',
  '/compare?a=AQUA-100001&b=VITZ-100002': 'TOYOTA VITZ 2018',
};

export const ADDRESSES = Object.keys(PAGES);

/** Every mode in which no response is right. */
export const OUTAGES = (Object.keys(FAILURES) as Mode[]).filter((mode) => mode !== 'slow' && mode !== 'null');
