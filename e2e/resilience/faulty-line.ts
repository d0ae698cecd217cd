import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrayBuffer } from 'node:stream/consumers';

import fc from 'fast-check';

/** What becomes of a call: it is passed on or not, and then its answer arrives, breaks off, never comes or is a 500. */
type Fault = { isPassedOn: boolean; answer: 'right' | 'drops' | 'hangs' | 'fails' };

const FAULT = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Fault>({ isPassedOn: true, answer: 'right' }) },
  {
    weight: 1,
    arbitrary: fc.record<Fault>({
      isPassedOn: fc.boolean(),
      answer: fc.constantFrom('drops', 'hangs', 'fails'),
    }),
  },
);
const FAULTS = 1_000;

/** What the site tells its backoffice besides the message. */
const HEADERS = ['accept', 'content-type', 'cookie', 'x-xsrf-token', 'idempotency-key'];

const NO_FAULT: Fault = { isPassedOn: true, answer: 'right' };

/** The line between a site and its backoffice. Until it is mended it does harm to every other call. */
export class FaultyLine {
  /** Called for every call that arrives, before anything becomes of it. */
  onCall = (): void => undefined;
  readonly #server = createServer((request, response) => void this.#handle(request, response));
  readonly #target: string;
  readonly #faults: Fault[];
  #calls = 0;
  #isMended = false;

  constructor(target: string, seed: number) {
    this.#target = target;
    this.#faults = fc.sample(FAULT, { seed, numRuns: FAULTS });
  }

  /** Starts to listen; gives the address. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on every call is passed on, and answered. */
  mend(): void {
    this.#isMended = true;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.onCall();
    const fault = this.#isMended ? NO_FAULT : this.#faults[this.#calls++ % FAULTS];
    const { isPassedOn, answer } = fault ?? NO_FAULT;
    const right = isPassedOn ? await this.#passOn(request) : null;
    if (answer === 'right' && right) await copy(right, response);
    if (answer === 'drops') response.destroy();
    if (answer === 'fails') response.writeHead(500).end();
  }

  /** `null` when the caller is gone before it has said everything. */
  async #passOn(request: IncomingMessage): Promise<Response | null> {
    const body = await arrayBuffer(request).catch(() => null);
    if (body === null) return null;
    return fetch(`${this.#target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: HEADERS.map((name): [string, string] => [name, String(request.headers[name] ?? '')]).filter(
        ([, value]) => value !== '',
      ),
      body: request.method === 'GET' ? null : body,
    });
  }
}

async function copy(right: Response, response: ServerResponse): Promise<void> {
  const cookies = right.headers.getSetCookie();
  response.writeHead(right.status, {
    'content-type': right.headers.get('content-type') ?? 'text/plain',
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  });
  response.end(Buffer.from(await right.arrayBuffer()));
}
