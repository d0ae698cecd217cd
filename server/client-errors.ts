import { STATUS_CODES, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { errorAnswer } from './error-response.ts';
import type { OpenAnswers } from './in-flight-responses.ts';
import { POLICY_OF_A_FILE, securityHeaders } from './security-headers.ts';

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what cannot be read as a request, or asks for a tunnel, in one line and with the headers of every other answer,
 * and ends the connection: nobody knows where its next request would begin.
 */
export function answerUnreadable(server: Server, open: OpenAnswers, site: { siteUrl: string }): void {
  function refuse(socket: Duplex, status: number): void {
    const answers = socket instanceof Socket ? [...(open.get(socket) ?? [])] : [];
    const hasBegun = answers.some(({ headersSent }) => headersSent);
    if (socket.writable && !hasBegun) socket.write(rawAnswer(status, site));
    socket.destroy(); // what was written before is sent
  }

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(socket, STATUS_OF[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_request, socket) => refuse(socket, 405));
}

function rawAnswer(status: number, site: { siteUrl: string }): string {
  const { headers, body } = errorAnswer(status, false);
  const all = {
    ...securityHeaders(site),
    'content-security-policy': POLICY_OF_A_FILE,
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`;
}
