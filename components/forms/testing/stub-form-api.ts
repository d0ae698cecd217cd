type Arrived = { address: string; body: unknown; key: string | null; token: string | null };
type Reply = { status: number; body?: unknown; cookie?: string } | 'unreachable';

const realFetch = globalThis.fetch;

/**
 * Stubs the site's form routes: gives the replies in turn, repeats the last one, and records the requests. While the
 * stub is slow, a reply waits for `release`.
 */
export function stubFormApi(...replies: [Reply, ...Reply[]]) {
  const arrived: Arrived[] = [];
  const slow = { until: Promise.resolve() };

  globalThis.fetch = async (address, request) => {
    const headers = new Headers(request?.headers);
    arrived.push({
      address: typeof address === 'string' ? address : '',
      body: JSON.parse(typeof request?.body === 'string' ? request.body : 'null'),
      key: headers.get('Idempotency-Key'),
      token: headers.get('X-XSRF-TOKEN'),
    });
    const reply = replies[Math.min(arrived.length, replies.length) - 1] ?? replies[0];
    await slow.until;
    return answer(reply);
  };

  function beSlow(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    slow.until = promise;
    return resolve;
  }
  return { arrived, beSlow };
}

export function closeSite(): void {
  globalThis.fetch = realFetch;
}

function answer(reply: Reply): Response {
  if (reply === 'unreachable') throw new TypeError('fetch failed');
  if (reply.cookie) document.cookie = reply.cookie;
  // jsdom has no Response of its own
  return {
    ok: reply.status < 400,
    status: reply.status,
    json: () => (reply.body === undefined ? Promise.reject(new SyntaxError()) : Promise.resolve(reply.body)),
  } as Response;
}
