import { createServer, type IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAllTests } from './after-all-tests.ts';

type WebhookCall = { headers: IncomingHttpHeaders; body: unknown };

export type Site = {
  url: string;
  /** Resolves with the calls when there are this many. */
  waitForCalls(count: number): Promise<WebhookCall[]>;
};

/** A site whose cache webhook fails with 500 for the first calls and accepts all others with 204. */
export async function aSite({ failures = 0 } = {}): Promise<Site> {
  const calls: WebhookCall[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      calls.push({ headers: request.headers, body });
      response.writeHead(calls.length > failures ? 204 : 500).end();
      for (const resume of waiting) resume();
    });
  });
  afterAllTests(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/api/revalidate`,
    async waitForCalls(count) {
      while (calls.length < count) await new Promise<void>((resolve) => waiting.add(resolve));
      return calls;
    },
  };
}
