import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Sends something else in place of the correct body. */
type Failure = (response: ServerResponse, correctBody: string) => void;

const SLOW_MS = 1_500;
const ERROR_PAGE =
  '<!DOCTYPE html><html><head><title>Error</title></head><body><h1>We will be right back</h1></body></html>';

function page(status: number): Failure {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(ERROR_PAGE);
  };
}

function json(status: number, body: string | Buffer): Failure {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
}

/** By the name of the mode. */
export const FAILURES = {
  /** Closes the connection without a response. */
  down: (response) => response.destroy(),
  /** Accepts the connection and never responds. */
  hang: () => undefined,
  /** The correct response after a delay. */
  slow: (response, correctBody) => {
    setTimeout(() => json(200, correctBody)(response, correctBody), SLOW_MS);
  },
  'error 500': json(500, '{"error":"Internal Server Error"}'),
  garbage: (response, correctBody) => json(200, randomBytes(2_000))(response, correctBody),
  html: page(200),
  'html 404': page(404),
  'html 502': page(502),
  /** Closes the connection before Content-Length is reached. */
  truncated: (response, correctBody) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': correctBody.length + 1_000,
    });
    response.write(correctBody, () => response.destroy());
  },
  /** A complete response with half of the JSON. */
  cut: (response, correctBody) =>
    json(200, correctBody.slice(0, correctBody.length / 2))(response, correctBody),
  /** A list instead of an object, or an object instead of a list. */
  'wrong shape': (response, correctBody) => {
    const wrong = correctBody.startsWith('[') ? `{"content":${correctBody}}` : `[${correctBody}]`;
    json(200, wrong)(response, correctBody);
  },
  empty: json(200, ''),
  null: json(200, 'null'),
  redirect: (response) => {
    response.writeHead(302, { location: 'http://elsewhere.invalid/login' }).end();
  },
} satisfies Record<string, Failure>;

export type Mode = 'healthy' | keyof typeof FAILURES;
