import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrayBuffer } from 'node:stream/consumers';
import fc from 'fast-check';

/** Whether the backoffice gets a call, and whether its response is forwarded, dropped, missing or replaced by a 500. */
type Fault = { isForwarded: boolean; response: 'complete' | 'dropped' | 'missing' | 'error' };

const FAULT = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Fault>({ isForwarded: true, response: 'complete' }) },
  {
    weight: 1,
    arbitrary: fc.record<Fault>({
      isForwarded: fc.boolean(),
      response: fc.constantFrom('dropped', 'missing', 'error'),
    }),
  },
);
const FAULTS = 1_000;

const FORWARDED_HEADERS = ['accept', 'content-type', 'cookie', 'x-xsrf-token', 'idempotency-key'];

const NO_FAULT: Fault = { isForwarded: true, response: 'complete' };

/** A proxy between a site and its backoffice, in which about half of the calls fail. */
export class FaultyProxy {
  /** Called for every call, before it is forwarded. */
  onCall = (): void => undefined;
  readonly #server = createServer((request, response) => void this.#handle(request, response));
  readonly #target: string;
  readonly #faults: Fault[];
  #calls = 0;
  #isReliable = false;

  constructor(target: string, seed: number) {
    this.#target = target;
    this.#faults = fc.sample(FAULT, { seed, numRuns: FAULTS });
  }

  /** Starts to listen. @returns the address */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Lets all further calls succeed. */
  stopFailing(): void {
    this.#isReliable = true;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.onCall();
    const fault = this.#isReliable ? NO_FAULT : this.#faults[this.#calls++ % FAULTS];
    const { isForwarded, response: outcome } = fault ?? NO_FAULT;
    const upstream = isForwarded ? await this.#forward(request) : null;
    if (outcome === 'complete' && upstream) await copy(upstream, response);
    if (outcome === 'dropped') response.destroy();
    if (outcome === 'error') response.writeHead(500).end();
  }

  /** Null when the client disconnects before the body is complete. */
  async #forward(request: IncomingMessage): Promise<Response | null> {
    const body = await arrayBuffer(request).catch(() => null);
    if (body === null) return null;
    return fetch(`${this.#target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: FORWARDED_HEADERS.map((name): [string, string] => [
        name,
        String(request.headers[name] ?? ''),
      ]).filter(([, value]) => value !== ''),
      body: request.method === 'GET' ? null : body,
    });
  }
}

async function copy(upstream: Response, response: ServerResponse): Promise<void> {
  const cookies = upstream.headers.getSetCookie();
  response.writeHead(upstream.status, {
    'content-type': upstream.headers.get('content-type') ?? 'text/plain',
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  });
  response.end(Buffer.from(await upstream.arrayBuffer()));
}
