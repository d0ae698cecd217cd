import type { ServerResponse } from 'node:http';
import type { Refusal } from './refusal.ts';

export type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };

export function json(value: unknown, status = 200): Answer {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers, body: JSON.stringify(value) };
}

export function refused({ status, message, fields, headers }: Refusal): Answer {
  const answer = json({ error: message, ...(fields.length > 0 && { fields }) }, status);
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

/** Writes an answer out; Node leaves the body out where the request was a HEAD. */
export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length });
  response.end(body);
}
