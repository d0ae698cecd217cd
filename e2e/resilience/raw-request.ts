import { connect } from 'node:net';
import type { PageResponse } from './request.ts';

/** What goes over the wire, byte by byte as in latin1. */
export type RawRequest = {
  text: string;
  /** The connection is closed though the text announces more. */
  isTruncated?: boolean;
};

/**
 * Sends what no client would send, and reads until the server ends the connection: `text` asks for that, or is
 * malformed. @returns null when it closed the connection without a response.
 */
export async function sendRaw(
  port: number,
  { text, isTruncated = false }: RawRequest,
): Promise<PageResponse | null> {
  const socket = connect(port, 'localhost').setEncoding('latin1');
  socket.on('error', () => undefined); // the server may end it in the middle of the text; that closes it too
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
