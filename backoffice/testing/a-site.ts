import { createServer, type IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterwards } from './afterwards';

export type Told = { headers: IncomingHttpHeaders; body: unknown };

export type Site = {
  url: string;
  /** Resolves with what it was told once there is so much. */
  untilTold(count: number): Promise<Told[]>;
};

/** A site with a cache webhook that takes everything, but answers 500 to the first calls. */
export async function aSite({ failures = 0 } = {}): Promise<Site> {
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      told.push({ headers: request.headers, body });
      response.writeHead(told.length > failures ? 204 : 500).end();
      for (const resume of waiting) resume();
    });
  });
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/api/revalidate`,
    async untilTold(count) {
      while (told.length < count) await new Promise<void>((resolve) => waiting.add(resolve));
      return told;
    },
  };
}
