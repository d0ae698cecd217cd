import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Received = { call: string; headers: IncomingHttpHeaders; body: string };

/** The replies by call: a JSON body, or a function that answers. */
type Replies = Record<string, unknown>;
export type Reply = (response: ServerResponse, received: Received) => void;

const servers = new Set<Server>();

afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers.clear();
});

/** A stub backoffice that answers calls, such as `GET /makes`, by these replies (else 404), and records them. */
export async function aBackoffice(replies: Replies): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const call = `${request.method} ${request.url?.replace(/^\/api\/client-car/, '')}`;
      const one = { call, headers: request.headers, body };
      received.push(one);
      const reply = call in replies ? replies[call] : status(404);
      (isReply(reply) ? reply : json(reply))(response, one);
    });
  });
  servers.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on a port
  return { url: `http://127.0.0.1:${port}`, received };
}

function isReply(reply: unknown): reply is Reply {
  return typeof reply === 'function';
}

export function json(body: unknown, headers: Record<string, string | string[]> = {}): Reply {
  return raw(JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

export function raw(body: string, headers: Record<string, string | string[]> = {}): Reply {
  return (response) => {
    response.writeHead(200, headers).end(body);
  };
}

export function status(code: number, headers: Record<string, string | string[]> = {}): Reply {
  return (response) => {
    response.writeHead(code, headers).end();
  };
}

/** Closes the connection without a response. */
export function hangUp(): Reply {
  return (response) => {
    response.destroy();
  };
}

/** A response whose body begins and never ends. */
export function endless(): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('["TOYOTA",');
  };
}

/** These replies one after the other, then the last one again and again. */
export function inTurn(...replies: Reply[]): Reply {
  const next = replies[Symbol.iterator]();
  let reply = replies.at(-1);
  return (response, received) => {
    reply = next.next().value ?? reply;
    reply?.(response, received);
  };
}
