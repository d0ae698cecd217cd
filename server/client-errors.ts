import { STATUS_CODES, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorResponse } from './error-response.ts';
import type { InFlightResponses } from './connections.ts';
import { FILE_POLICY, securityHeaders } from './security-headers.ts';

const STATUS_BY_ERROR: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers CONNECT, and requests that Node cannot parse, with one line of text and the headers of every other response.
 * Then it closes the connection, because it is unknown where the next request would begin.
 */
export function answerClientErrors(
  server: Server,
  inFlight: InFlightResponses,
  site: { siteUrl: string },
): void {
  function reject(socket: Duplex, status: number): void {
    const responses = socket instanceof Socket ? [...(inFlight.get(socket) ?? [])] : [];
    const hasBegun = responses.some(({ headersSent }) => headersSent);
    if (socket.writable && !hasBegun) socket.write(rawResponse(status, site));
    socket.destroy(); // what was written before is still sent
  }

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    reject(socket, STATUS_BY_ERROR[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_request, socket) => reject(socket, 405));
}

function rawResponse(status: number, site: { siteUrl: string }): string {
  const { headers, body } = errorResponse(status, false);
  const all = {
    ...securityHeaders(site),
    'content-security-policy': FILE_POLICY,
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`;
}
