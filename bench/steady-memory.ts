import { randomUUID } from 'node:crypto';

import { load, statusesOf } from './load.ts';
import { onMeasuredSite } from './measured-site.ts';
import { mebibytes, say } from './log.ts';

const STEPS = 20;
const WARM = ['/', '/search', '/search?make=TOYOTA', '/car/AQUA-100001', '/blogs', '/about', '/api/health'];

const ENQUIRY = JSON.stringify({
  name: 'Anjali',
  phone: '52500000',
  email: 'anjali@example.com',
  message: 'Is the AQUA still there?',
});

/** Memory after every twentieth of the requests: nine in ten for what was asked before, the rest for new pages, no pages and sends. */
export async function steadyMemory(requests = 200_000): Promise<void> {
  await onMeasuredSite(async ({ url, memory }) => {
    let made = 0;
    for (let step = 1; step <= STEPS; step += 1) {
      const outcome = await load(url, {
        connections: 8,
        until: { requests: Math.ceil(requests / STEPS) },
        next: () => nthRequest((made += 1)),
      });
      const { heap, whole } = await memory();
      say(`${made} requests (${statusesOf(outcome)}): heap ${mebibytes(heap)}, process ${mebibytes(whole)}`);
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
