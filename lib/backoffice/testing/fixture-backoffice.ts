import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FAILURES, type Mode } from './failures.ts';
import { Inventory } from './inventory.ts';

const PREFIX = '/api/client-car';

export type Call = {
  method: string;
  /** Below the API's prefix, still percent-encoded. The whole path of a picture, which is outside the API. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};

/** Answers a call and gives true, or leaves it to the mode by giving false. */
type Answering = (call: Call, response: ServerResponse) => boolean | Promise<boolean>;

/** The one stub of the backoffice: serves a small inventory, and fails by mode or by a function of the test. */
export class FixtureBackoffice {
  readonly inventory = new Inventory();
  readonly #server = createServer((request, response) => void this.#handle(request, response));
  readonly #calls: Call[] = [];
  readonly #enquiries: Call[] = [];
  #port = 0;
  #mode: Mode = 'healthy';
  #modes = new Map<string, Mode>();
  #answering: Answering = () => false;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts to listen, by default on any free port, after {@link stop} on the same one as before. */
  async start(port = this.#port): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Refuses connections from now on, and breaks those that there are. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Answers all calls in this mode, or only those of these kinds (`makes`, `car` ...) and leaves the others as they are. */
  setMode(mode: Mode, only?: string[]): void {
    for (const kind of only ?? []) this.#modes.set(kind, mode);
    if (only) return;
    this.#modes.clear();
    this.#mode = mode;
  }

  /** Asks this function first, from now on. */
  answerBy(answering: Answering): void {
    this.#answering = answering;
  }

  /** All calls of the API so far, in their order, but those of the site's walks of the inventory in the background. */
  calls(): Call[] {
    return [...this.#calls];
  }

  /** Enquiries that were accepted. */
  enquiries(): Call[] {
    return [...this.#enquiries];
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await text(request).catch(() => null);
    if (body === null) return; // the client has disconnected

    const isApi = url.startsWith(PREFIX);
    const call = { method, path: isApi ? url.slice(PREFIX.length) : url, headers: request.headers, body };
    if (isApi && !isOfWalk(call)) this.#calls.push(call);
    if (await this.#answering(call, response)) return;
    if (isApi) this.#answer(call, response);
    else response.writeHead(404).end();
  }

  #answer(call: Call, response: ServerResponse): void {
    const mode = this.#modes.get(kindOf(call)) ?? this.#mode;
    const right = isEnquiry(call) ? {} : this.inventory.answer(call.path, call.body);
    if (mode !== 'healthy') return void FAILURES[mode](response, JSON.stringify(right ?? {}));

    if (isEnquiry(call)) this.#enquiries.push(call);
    response.writeHead(right === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(right ?? { error: 'Not found' }));
  }
}

/** The first part of a call's path: `car` of `/car/AQUA-100001`. */
export function kindOf({ path }: Call): string {
  return path.split('/')[1] ?? '';
}

/** The walks ask for the largest pages. */
function isOfWalk({ path, body }: Call): boolean {
  return path === '/cars' && body.includes('"size":100');
}

function isEnquiry(call: Call): boolean {
  return kindOf(call).startsWith('email');
}

/** A healthy backoffice on a port that was free. */
export async function startFixtureBackoffice(): Promise<FixtureBackoffice> {
  const backoffice = new FixtureBackoffice();
  await backoffice.start();
  return backoffice;
}
