import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { Redirect } from '#lib/domain/page-address.ts';
import type { Site } from '#lib/page-html/content-security-policy.ts';
import type { ErrorResponse } from './error-response.ts';
import { setSecurityHeaders } from './security-headers.ts';

/**
 * The response to every request. Whether Next or the site writes the head, `writeHead` applies the same rules in the
 * same order: it replaces an unreadable failure, and sets the security headers. Before `applyRules`, as in development,
 * it is a plain response.
 */
export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #site: Site | null = null;
  #replacementOf: ((status: number) => ErrorResponse | null) | null = null;
  #isReplaced = false;
  /** The status of the head as sent; 0 before. */
  sentStatus = 0;

  /** Turns on all rules but the replacement of failures. */
  applyRules(site: Site): void {
    this.#site = site;
  }

  /** Replaces responses from now on by what `replacementOf` returns for their status. */
  replaceFailures(replacementOf: (status: number) => ErrorResponse | null): void {
    this.#replacementOf = replacementOf;
  }

  /**
   * Sends a response whose headers are complete: no rules are applied.
   * @param headers alternating names and values
   */
  sendComplete(status: number, headers: string[], body?: Buffer): void {
    this.sentStatus = status;
    super.writeHead(status, headers);
    super.end(body);
  }

  sendRedirect({ redirect, status }: Redirect): void {
    this.writeHead(status, { location: redirect });
    this.end();
  }

  /** Sends an error response. `more` are headers that belong to its status. */
  sendError({ status, headers, body }: ErrorResponse, more: OutgoingHttpHeaders = {}): void {
    this.writeHead(status, { ...headers, ...more });
    this.end(body);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    return this.#replaceFailure(status) ? this : this.#composeHead(status, ...rest);
  }

  // write and end: Node calls writeHead from within them, which is too late to drop the body of a failure
  override write(...parts: unknown[]): boolean {
    if (this.#replaceFailure(this.statusCode)) return true;
    return super.write(...(parts as Parameters<ServerResponse['write']>));
  }

  override end(...parts: unknown[]): this {
    if (this.#replaceFailure(this.statusCode)) return this;
    return super.end(...(parts as Parameters<ServerResponse['end']>));
  }

  /** @returns whether the response is replaced; whatever else is written must then be dropped */
  #replaceFailure(status: number): boolean {
    if (this.#isReplaced || this.headersSent) return this.#isReplaced;
    const replacement = this.#replacementOf?.(status);
    if (!replacement) return false;

    this.#isReplaced = true;
    for (const name of this.getHeaderNames()) if (name !== 'allow') this.removeHeader(name);
    this.#composeHead(replacement.status, replacement.headers); // not writeHead, which Next patches to compress the body
    super.end(replacement.body);
    return true;
  }

  #composeHead(status: number, ...rest: unknown[]): this {
    const head = rest as [OutgoingHttpHeaders?]; // passed on unchanged
    this.sentStatus = status;
    if (this.#site) setSecurityHeaders(this, status, this.#site);
    return super.writeHead(status, ...head);
  }
}
