import { Agent, get } from 'node:http';

/** Interval at which due requests are sent. */
const TICK_MS = 5;

/** After this time a response counts as missing. */
const TIMEOUT_MS = 10_000;

/** Number of client addresses, 127.0.0.2 and on, because nginx limits the requests of each address. */
const CLIENTS = 20;

type Failure = { address: string; reason: string };

/**
 * Requests pages at a steady rate, whether or not earlier requests are answered: like independent visitors (an
 * open-loop load).
 */
export class SteadyLoad {
  /** Requests without a complete response of status 200. */
  readonly failures: Failure[] = [];
  answered = 0;
  /** The longest time until a response, in milliseconds. */
  slowestMs = 0;
  readonly #origin: string;
  readonly #addresses: string[];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #timer: NodeJS.Timeout;
  #waiting: { until: number; resolve: () => void }[] = [];
  #sent = 0;

  /** Starts the load. */
  constructor(origin: string, addresses: string[], perSecond: number) {
    this.#origin = origin;
    this.#addresses = addresses;
    const startedAt = performance.now();
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
      while (this.#sent < due) void this.#send();
    }, TICK_MS);
  }

  /** Resolves when this many more requests have ended. */
  pass(requests: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ until: this.#ended + requests, resolve });
    return promise;
  }

  /** The result in one line. */
  summary(): string {
    return `${this.answered} of ${this.#sent} answered, the slowest after ${Math.round(this.slowestMs)} ms`;
  }

  /** Sends no more requests, and resolves when all have ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#ended < this.#sent) await this.pass(this.#sent - this.#ended);
    this.#agent.destroy();
  }

  get #ended(): number {
    return this.answered + this.failures.length;
  }

  async #send(): Promise<void> {
    const address = this.#addresses[this.#sent % this.#addresses.length] ?? '/';
    const localAddress = `127.0.0.${2 + (this.#sent % CLIENTS)}`;
    this.#sent += 1;
    const sentAt = performance.now();
    const outcome = await this.#outcomeOf(new URL(address, this.#origin), localAddress);
    this.slowestMs = Math.max(this.slowestMs, performance.now() - sentAt);
    if (outcome === '200') this.answered += 1;
    else this.failures.push({ address, reason: outcome });
    for (const { until, resolve } of this.#waiting) if (until <= this.#ended) resolve();
    this.#waiting = this.#waiting.filter(({ until }) => until > this.#ended);
  }

  /** The status of a complete response, or why there is none. */
  #outcomeOf(url: URL, localAddress: string): Promise<string> {
    return new Promise((resolve) => {
      const headers = { 'accept-encoding': 'gzip' };
      const options = { agent: this.#agent, headers, localAddress, timeout: TIMEOUT_MS };
      const request = get(url, options, (response) => {
        response.once('close', () => resolve(response.complete ? String(response.statusCode) : 'cut off'));
        response.resume();
      });
      request.once('timeout', () => request.destroy(new Error('no response in time')));
      request.once('error', ({ message }) => resolve(message));
    });
  }
}
