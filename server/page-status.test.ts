import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { answerPageStatus } from './page-status.ts';

/** The answer to which Next gave this status and these headers, and what Next reads of it afterwards. */
function answered(status: number, headers: Record<string, string>) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const writeHead = jest.spyOn(response, 'writeHead');
  answerPageStatus(response);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status);
  const [written] = writeHead.mock.calls[0] ?? [];
  return { written, headers: { ...response.getHeaders() }, readByNext: response.statusCode };
}

test('a page is answered with the status that it says, and the header stays inside', () => {
  const { written, headers } = answered(200, { 'x-page-status': '404', etag: '"a"' });
  expect({ written, headers }).toEqual({ written: 404, headers: { etag: '"a"' } });
});

test('Next, which may be rendering the page anew, reads the status that it gave', () => {
  expect(answered(200, { 'x-page-status': '404' }).readByNext).toBe(200);
});

test('a browser that has the page already is told only that', () => {
  expect(answered(304, { 'x-page-status': '404' })).toMatchObject({ written: 304, headers: {} });
});

test('what says nothing is answered as it is', () => {
  expect(answered(200, {}).written).toBe(200);
});
