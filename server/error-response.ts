import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import { ERROR_PAGE_HEADERS, errorPage } from '#lib/platform/error-page.ts';

export type ErrorAnswer = { status: number; headers: OutgoingHttpHeaders; body: string };
type Told = { heading: string; explanation: string; headers?: OutgoingHttpHeaders };

const RETRY_SECONDS = '30';
const HOME = { address: '/', text: 'Go to our home page' };
const AGAIN = { address: '', text: 'Try again' };

const TOLD: Record<number, Told> = {
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
const ANYTHING_ELSE: Told = { heading: 'This did not work', explanation: 'Please go back and try again.' };

/** What is answered in place of an answer that nobody could read: a page for a person, a line for a program. */
export function errorAnswer(status: number, isForPerson: boolean): ErrorAnswer {
  const { heading, explanation, headers = {} } = TOLD[status] ?? ANYTHING_ELSE;
  if (isForPerson) {
    const body = errorPage({ heading, explanation, next: status === 503 ? AGAIN : HOME });
    return { status, headers: { ...ERROR_PAGE_HEADERS, ...headers }, body };
  }
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: `${heading}.\n`,
  };
}

/** Whether a browser asks for something to show as a page of its own. */
export function wantsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true && !headers['rsc'];
}

/** Answers with it. `more` are headers that belong to the status. */
export function sendError(
  response: ServerResponse,
  answer: ErrorAnswer,
  more: OutgoingHttpHeaders = {},
): void {
  response.writeHead(answer.status, { ...answer.headers, ...more });
  response.end(answer.body);
}
