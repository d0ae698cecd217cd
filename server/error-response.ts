import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { ERROR_PAGE_HEADERS, errorPage } from '#lib/platform/error-page.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';

export type ErrorResponse = { status: number; headers: OutgoingHttpHeaders; body: string };
type Message = { heading: string; explanation: string; headers?: OutgoingHttpHeaders };

const RETRY_SECONDS = '30';
const HOME = { address: '/', text: 'Go to our home page' };
const RETRY = { address: '', text: 'Try again' };

const MESSAGES: Record<number, Message> = {
  400: { heading: 'This request cannot be read', explanation: 'Please check the link.' },
  404: { heading: 'There is nothing at this address', explanation: 'The link may be old or mistyped.' },
  405: {
    heading: 'This address cannot be used like this',
    explanation: 'Please start from our home page.',
  },
  503: {
    heading: 'This page is not available at the moment',
    explanation: 'Our list of cars does not answer just now. It is usually back within minutes.',
    headers: { 'retry-after': RETRY_SECONDS },
  },
};
const OTHER: Message = { heading: 'This did not work', explanation: 'Please go back and try again.' };

/** The response with this error status: a page for a person, one line of text for a program. */
export function errorResponse(status: number, isForPerson: boolean): ErrorResponse {
  const { heading, explanation, headers = {} } = MESSAGES[status] ?? OTHER;
  if (isForPerson) {
    const next = status === 503 ? RETRY : HOME;
    const body = errorPage({ heading, explanation, next }, TEXTS.en);
    return { status, headers: { ...ERROR_PAGE_HEADERS, ...headers }, body };
  }
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: `${heading}.\n`,
  };
}

/** Whether a browser loads a document. A client-side navigation (`RSC: 1`) fetches a payload instead. */
export function wantsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true && !headers['rsc'];
}
