import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A response without a connection, which collects its body. */
export class BufferedResponse extends ServerResponse {
  readonly #chunks: Uint8Array[] = [];
  readonly #ended = Promise.withResolvers<void>();

  /** Resolves once the response is complete. */
  get ended(): Promise<void> {
    return this.#ended.promise;
  }

  get body(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  override write(...parts: unknown[]): boolean {
    this.#collect(parts);
    return true;
  }

  override end(...parts: unknown[]): this {
    this.#collect(parts);
    this.finished = true;
    this.#ended.resolve();
    this.emit('finish');
    this.emit('close');
    return this;
  }

  #collect(parts: unknown[]): void {
    const [chunk] = parts;
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) this.#chunks.push(chunk);
    for (const part of parts) if (typeof part === 'function') process.nextTick(part); // the only kind of function here
  }
}

/** A GET request without a connection. */
export function bufferedRequest(url: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url, headers, httpVersion: '1.1' });
  request.push(null);
  return request;
}
