import { randomUUID } from 'node:crypto';
import { load, statusesOf } from './load.ts';
import { onMeasuredSite } from './measured-site.ts';
import { mebibytes, printLine } from './log.ts';

const STEPS = 20;
const WARM = ['/', '/search', '/search?make=TOYOTA', '/car/AQUA-100001', '/blogs', '/about', '/api/health'];

const ENQUIRY = JSON.stringify({
  name: 'Anjali',
  phone: '52500000',
  email: 'anjali@example.com',
  message: 'Is the AQUA still there?',
});

/** Memory after every twentieth of the requests: nine in ten for warm pages, the rest for cold pages, missing pages and enquiries. */
export async function steadyMemory(requests = 200_000): Promise<void> {
  await onMeasuredSite(async ({ url, memory }) => {
    let sent = 0;
    for (let step = 1; step <= STEPS; step += 1) {
      const outcome = await load(url, {
        connections: 8,
        until: { requests: Math.ceil(requests / STEPS) },
        next: () => nthRequest((sent += 1)),
      });
      const { heap, rss } = await memory();
      printLine(
        `${sent} requests (${statusesOf(outcome)}): heap ${mebibytes(heap)}, process ${mebibytes(rss)}`,
      );
    }
  });
}

function nthRequest(n: number) {
  switch (n % 40) {
    case 10:
      return { path: `/search?minPrice=${n}` };
    case 20:
      return { path: `/car/UNKNOWN-${n}` };
    case 30:
      return anEnquiry();
    case 0:
      return { path: `/nowhere/${n}` };
    default:
      return { path: WARM[n % WARM.length] };
  }
}

function anEnquiry() {
  const headers = {
    'content-type': 'application/json',
    cookie: 'XSRF-TOKEN=pair',
    'x-xsrf-token': 'pair',
    'idempotency-key': randomUUID(),
  };
  return { method: 'POST' as const, path: '/api/client-car/email', headers, body: ENQUIRY };
}
