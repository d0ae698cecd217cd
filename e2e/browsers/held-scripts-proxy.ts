import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** An address of the site of its own, so that nothing that a browser stores is shared with another test. */
export type HeldScriptsProxy = {
  url: string;
  /** Answers requests for scripts only after `release`, like a slow connection. */
  hold(): void;
  release(): void;
  /** Answers requests for pictures of cars with 404. */
  refusePictures(): void;
  /** The paths that were requested. */
  requests(): string[];
  stop(): void;
};

/** Starts a server in front of a site. */
export async function startHeldScriptsProxy(siteUrl: string): Promise<HeldScriptsProxy> {
  let held = Promise.withResolvers<void>();
  held.resolve();
  let isRefusingPictures = false;
  const requests: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    requests.push(url);
    if (isRefusingPictures && url.startsWith('/i/')) return outgoing.writeHead(404).end();
    const isScript = url.endsWith('.js');
    void (isScript ? held.promise : Promise.resolve()).then(() => {
      const forwarded = request(siteUrl + url, { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      forwarded.once('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
    });
  }).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold() {
      held = Promise.withResolvers();
    },
    release: () => held.resolve(),
    refusePictures() {
      isRefusingPictures = true;
    },
    requests: () => requests,
    stop() {
      held.resolve();
      server.close();
      server.closeAllConnections();
    },
  };
}
