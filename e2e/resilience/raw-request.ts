import { connect } from 'node:net';
import type { PageResponse } from './request.ts';

/** The bytes of a request, in latin1. */
export type RawRequest = {
  text: string;
  /** Whether to close the connection before the request is complete. */
  isTruncated?: boolean;
};

/**
 * Sends a request that no HTTP client would send, and reads until the server closes the connection, which `text` must
 * cause.
 * @returns null when it closed the connection without a response.
 */
export async function sendRaw(
  port: number,
  { text, isTruncated = false }: RawRequest,
): Promise<PageResponse | null> {
  const socket = connect(port, 'localhost').setEncoding('latin1');
  socket.on('error', () => undefined); // the server may reset the connection during the request; then it closes too
  socket.write(text, 'latin1');
  if (isTruncated) socket.end();
  const received: string[] = [];
  socket.on('data', (part) => received.push(String(part)));
  await new Promise((resolve) => socket.once('close', resolve));
  const response = received.join('').replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  return parseResponse(text.split('\r\n', 1)[0] ?? '', response);
}

function parseResponse(address: string, received: string): PageResponse | null {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1];
  if (status === undefined) return null;
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1)];
  });
  const headers = new Headers(fields);
  return { address, status: Number(status), headers, body: rest.join('\r\n\r\n') };
}
