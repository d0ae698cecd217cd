import type { ServerResponse } from 'node:http';
import { type Call, FixtureBackoffice } from './fixture-backoffice.ts';

/** A call with its name, such as `GET /makes`, which is the key of its reply. */
export type Received = Pick<Call, 'headers' | 'body'> & { call: string };

/** The replies by call: a JSON body, or a function that sends the response. */
type Replies = Record<string, unknown>;
export type Reply = (response: ServerResponse, received: Received) => void;

const started = new Set<FixtureBackoffice>();

afterEach(async () => {
  await Promise.all([...started].map((backoffice) => backoffice.stop()));
  started.clear();
});

/** A stub backoffice that sends these replies, 404 to any other call, and records the calls. */
export async function aBackoffice(replies: Replies): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const backoffice = new FixtureBackoffice();
  backoffice.handleCalls(({ method, path, headers, body }, response) => {
    const call = { call: `${method} ${path}`, headers, body };
    received.push(call);
    const reply = call.call in replies ? replies[call.call] : status(404);
    (isReply(reply) ? reply : json(reply))(response, call);
    return true;
  });
  started.add(backoffice);
  await backoffice.start();
  return { url: backoffice.url, received };
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

/** A response whose body never ends. */
export function endless(): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('["TOYOTA",');
  };
}

/** These replies in turn, then the last one for all further calls. */
export function inTurn(...replies: Reply[]): Reply {
  const next = replies[Symbol.iterator]();
  let reply = replies.at(-1);
  return (response, received) => {
    reply = next.next().value ?? reply;
    reply?.(response, received);
  };
}
