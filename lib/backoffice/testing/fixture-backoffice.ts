import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FAILURES, type Mode } from './failures.ts';
import { Inventory } from './inventory.ts';

const PREFIX = '/api/client-car';

export type Call = {
  method: string;
  /** Percent-encoded, without the prefix of the API. The whole path for a picture, which is outside the API. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};

/** @returns whether it has handled the call; otherwise the mode applies. */
type Handler = (call: Call, response: ServerResponse) => boolean | Promise<boolean>;

/** A stub backoffice that serves a small inventory, and fails by a mode or by a test's own handler. */
export class FixtureBackoffice {
  readonly inventory = new Inventory();
  readonly #server = createServer((request, response) => void this.#handle(request, response));
  readonly #calls: Call[] = [];
  readonly #enquiries: Call[] = [];
  #port = 0;
  #mode: Mode = 'healthy';
  #modes = new Map<string, Mode>();
  #handler: Handler = () => false;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens on any free port by default, after {@link stop} on the same port as before. */
  async start(port = this.#port): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Refuses new connections, and closes all open ones. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Sets the mode of all calls, or only of calls of these kinds (`makes`, `car` ...). */
  setMode(mode: Mode, only?: string[]): void {
    for (const kind of only ?? []) this.#modes.set(kind, mode);
    if (only) return;
    this.#modes.clear();
    this.#mode = mode;
  }

  /** Passes every call to this handler first. */
  handleCalls(handler: Handler): void {
    this.#handler = handler;
  }

  /** All API calls so far, in order, except those of inventory syncs in the background. */
  calls(): Call[] {
    return [...this.#calls];
  }

  /** The accepted enquiries. */
  enquiries(): Call[] {
    return [...this.#enquiries];
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await text(request).catch(() => null);
    if (body === null) return; // the client has disconnected

    const isApi = url.startsWith(PREFIX);
    const call = { method, path: isApi ? url.slice(PREFIX.length) : url, headers: request.headers, body };
    if (isApi && !isOfSync(call)) this.#calls.push(call);
    if (await this.#handler(call, response)) return;
    if (isApi) this.#respond(call, response);
    else response.writeHead(404).end();
  }

  #respond(call: Call, response: ServerResponse): void {
    const mode = this.#modes.get(kindOf(call)) ?? this.#mode;
    const body = isEnquiry(call) ? {} : this.inventory.responseTo(call.path, call.body);
    if (mode !== 'healthy') return void FAILURES[mode](response, JSON.stringify(body ?? {}));

    if (isEnquiry(call)) this.#enquiries.push(call);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: 'Not found' }));
  }
}

/** The first segment of a call's path: `car` of `/car/AQUA-100001`. */
export function kindOf({ path }: Call): string {
  return path.split('/')[1] ?? '';
}

/** Only syncs request pages of 100 cars. */
function isOfSync({ path, body }: Call): boolean {
  return path === '/cars' && body.includes('"size":100');
}

function isEnquiry(call: Call): boolean {
  return kindOf(call).startsWith('email');
}

/** Starts a healthy backoffice on a free port. */
export async function startFixtureBackoffice(): Promise<FixtureBackoffice> {
  const backoffice = new FixtureBackoffice();
  await backoffice.start();
  return backoffice;
}
