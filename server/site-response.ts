import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { STATUS_HEADER } from '#lib/page-cache/page-headers.ts';
import type { ErrorResponse } from './error-response.ts';
import { limitFreshness } from './page-freshness.ts';
import { setSecurityHeaders, type Site } from './security-headers.ts';

/**
 * The response to every request. Whoever writes its head, Next or the site itself, `writeHead` composes it in one order:
 * an unreadable failure is replaced, a page gets its own status, caches in front are told how long they may keep it, and
 * the security headers are set. Until `applyRules` is called it is a plain response, as in development.
 */
export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #site: Site | null = null;
  #replacementOf: ((status: number) => ErrorResponse | null) | null = null;
  #isReplaced = false;
  /** Of the head that was sent, which `statusCode` may differ from; 0 before. */
  sentStatus = 0;

  /** Turns on the rules for every head but the replacement of failures. */
  applyRules(site: Site): void {
    this.#site = site;
  }

  /** From now on sends what `replacementOf` gives for the status of an answer in place of that answer. */
  replaceFailures(replacementOf: (status: number) => ErrorResponse | null): void {
    this.#replacementOf = replacementOf;
  }

  /**
   * Sends a response whose headers are complete; no rule is applied to them.
   * @param headers names and values in turn
   */
  sendComplete(status: number, headers: string[], body?: Buffer): void {
    this.sentStatus = status;
    super.writeHead(status, headers);
    super.end(body);
  }

  /** Sends an error in place of an answer. `more` are headers that belong to its status. */
  sendError({ status, headers, body }: ErrorResponse, more: OutgoingHttpHeaders = {}): void {
    this.writeHead(status, { ...headers, ...more });
    this.end(body);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    return this.#replaceFailure(status) ? this : this.#composeHead(status, ...rest);
  }

  // Node calls writeHead from within these two, too late to drop the body of a failure
  override write(...parts: unknown[]): boolean {
    if (this.#replaceFailure(this.statusCode)) return true;
    return super.write(...(parts as Parameters<ServerResponse['write']>));
  }

  override end(...parts: unknown[]): this {
    if (this.#replaceFailure(this.statusCode)) return this;
    return super.end(...(parts as Parameters<ServerResponse['end']>));
  }

  /** @returns whether the answer is replaced: whatever else is written is to be dropped */
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
    const head = rest as [OutgoingHttpHeaders?]; // passed on as it came
    this.sentStatus = this.#site ? this.#takePageStatus(status) : status;
    if (!this.#site) return super.writeHead(status, ...head);

    limitFreshness(this);
    setSecurityHeaders(this, this.sentStatus, this.#site);
    super.writeHead(this.sentStatus, ...head);
    this.statusCode = status; // Next may be rendering the page again with this response, and omits the head of a 404
    return this;
  }

  /** The status that the page cache gives a page, once Next answers with the page itself. The header stays inside. */
  #takePageStatus(status: number): number {
    const pageStatus = Number(this.getHeader(STATUS_HEADER));
    this.removeHeader(STATUS_HEADER);
    return status === 200 && pageStatus ? pageStatus : status;
  }
}
