import { timeout, TimeoutStrategy, wrap } from 'cockatiel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { contentSecurityPolicy, POLICY_HEADER } from '#lib/page-html/content-security-policy.ts';
import type { Made } from '#lib/cache/entry.ts';
import { preloadHeader } from '#lib/page-html/preload-header.ts';
import { POOLS } from '#lib/platform/limits.ts';
import { inRender, PageRender } from '#lib/platform/page-render.ts';
import { BufferedResponse, bufferedRequest } from './buffered-response.ts';
import type { Site } from '#lib/page-html/content-security-policy.ts';

/** Renders the page with this canonical address; rejects when any part of it fails. */
export type RenderPage = (address: string) => Promise<Made>;

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Options = {
  next: NextHandler;
  site: Site;
  /** Prepares the HTML of a page with its structured data. */
  rewriteHtml: (html: Buffer, structuredData: readonly string[]) => Buffer;
};

const NO_BODY = Buffer.alloc(0);

/** Longer than any render: one that never ended would keep its place. */
const TIMEOUT_MS = 60_000;

/**
 * Returns a function that renders a page with Next, by a request that carries nothing of a visitor's. It throws the error
 * of a part that has failed, and a `BulkheadRejectedError` when too many pages wait.
 */
export function pageRenderer({ next, site, rewriteHtml }: Options): RenderPage {
  const host = new URL(site.siteUrl).host;
  const limited = wrap(POOLS.renders, timeout(TIMEOUT_MS, TimeoutStrategy.Aggressive));

  return (address) => limited.execute(() => render(address));

  async function render(address: string): Promise<Made> {
    const page = new PageRender(address);
    const request = bufferedRequest(address, { host });
    const response = new BufferedResponse(request);
    await inRender(page, async () => {
      await next(request, response);
      await response.ended;
    });
    await setImmediate(); // an error at the very end is reported only after the response
    const { statusCode } = response;
    const { lifetime, isIncomplete, failure } = page;
    const tags = [...page.tags];
    if (failure) throw failure;
    if (statusCode === 308)
      return { status: 308, headers: redirectHeaders(response), tags, lifetime, isIncomplete, body: NO_BODY };
    if (statusCode !== 200) throw new Error(`Next has answered with ${statusCode}`);

    const body = rewriteHtml(response.body, page.structuredData);
    return {
      status: page.status,
      headers: ['content-type', String(response.getHeader('content-type')), ...htmlHeaders(body)],
      tags: tags,
      lifetime,
      isIncomplete,
      body,
    };
  }

  function htmlHeaders(html: Buffer): string[] {
    const preload = preloadHeader(html);
    return [POLICY_HEADER, contentSecurityPolicy(html, site), ...(preload === null ? [] : ['link', preload])];
  }
}

function redirectHeaders(response: ServerResponse): string[] {
  return ['location', String(response.getHeader('location'))];
}
