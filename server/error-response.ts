import { languageOf, localAddress } from '#lib/domain/language.ts';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { ERROR_PAGE_HEADERS, errorPage } from '#lib/dealer/error-page.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { salesHours } from '#lib/texts/sales-hours.ts';

export type ErrorResponse = { status: number; headers: OutgoingHttpHeaders; body: string };

const RETRY_SECONDS = '30';

/** The text of each status; any other has `other`. */
const MESSAGES: Record<number, 'badRequest' | 'notFound' | 'wrongMethod' | 'unavailable'> = {
  400: 'badRequest',
  404: 'notFound',
  405: 'wrongMethod',
  503: 'unavailable',
};

/**
 * The response with this error status: a page for a person, in the language of the address, or one line of text for a
 * program.
 */
export function errorResponse(status: number, isForPerson: boolean, url = '/'): ErrorResponse {
  const language = languageOf(url);
  const texts = TEXTS[isForPerson ? language : 'en'];
  const { failure } = texts;
  const { heading, explanation } = failure[MESSAGES[status] ?? 'other'];
  const headers = status === 503 ? { 'retry-after': RETRY_SECONDS } : {};
  if (isForPerson) {
    const home = { address: localAddress(language, '/'), text: failure.home };
    const next = status === 503 ? { address: '', text: failure.retry } : home;
    const body = errorPage({ heading, explanation, next, hours: salesHours(texts) }, texts);
    return { status, headers: { ...ERROR_PAGE_HEADERS, ...headers }, body };
  }
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: `${heading}.\n`,
  };
}

/** Whether a browser loads a document. */
export function wantsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true;
}
