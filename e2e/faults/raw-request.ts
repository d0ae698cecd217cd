import { once } from 'node:events';
import { connect } from 'node:net';

import type { Visit } from './visit.ts';

/** What goes over the wire, byte by byte as in latin1. */
type RawRequest = {
  text: string;
  /** Nothing follows, though the text promises more. */
  isCut?: boolean;
};

/**
 * Sends what no client would send, and reads until the server ends the connection: `text` asks for that, or is not to be
 * understood. @returns null when it ended without a word.
 */
export async function sendRaw(port: number, { text, isCut = false }: RawRequest): Promise<Visit | null> {
  const socket = connect(port, 'localhost').setEncoding('latin1');
  socket.on('error', () => socket.destroy()); // the server may end it in the middle of the text
  socket.write(text, 'latin1');
  if (isCut) socket.end();
  const received: string[] = [];
  socket.on('data', (part) => received.push(String(part)));
  await once(socket, 'close');
  return answerFrom(text.split('\r\n', 1)[0] ?? '', received.join(''));
}

function answerFrom(address: string, received: string): Visit | null {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1];
  if (status === undefined) return null;
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  return { address, status: Number(status), headers, body: rest.join('\r\n\r\n') };
}
