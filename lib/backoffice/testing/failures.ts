import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** What a backoffice does instead of giving the answer that would be right. */
type Failure = (response: ServerResponse, rightAnswer: string) => void;

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
  /** The connection breaks as soon as something is asked. */
  down: (response) => response.destroy(),
  /** Accepts, and never answers. */
  hang: () => undefined,
  /** Right, after a while. */
  slow: (response, rightAnswer) => {
    setTimeout(() => json(200, rightAnswer)(response, rightAnswer), SLOW_MS);
  },
  'error 500': json(500, '{"error":"Internal Server Error"}'),
  garbage: (response, rightAnswer) => json(200, randomBytes(2_000))(response, rightAnswer),
  html: page(200),
  'html 404': page(404),
  'html 502': page(502),
  /** Ends before the length that it has promised. */
  truncated: (response, rightAnswer) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': rightAnswer.length + 1_000,
    });
    response.write(rightAnswer, () => response.destroy());
  },
  /** Ends in the middle of the JSON, and takes that for the whole. */
  cut: (response, rightAnswer) =>
    json(200, rightAnswer.slice(0, rightAnswer.length / 2))(response, rightAnswer),
  /** A list where one thing was asked for, one thing instead of a list. */
  'wrong shape': (response, rightAnswer) => {
    const wrong = rightAnswer.startsWith('[') ? `{"content":${rightAnswer}}` : `[${rightAnswer}]`;
    json(200, wrong)(response, rightAnswer);
  },
  empty: json(200, ''),
  null: json(200, 'null'),
  redirect: (response) => {
    response.writeHead(302, { location: 'http://elsewhere.invalid/login' }).end();
  },
} satisfies Record<string, Failure>;

export type Mode = 'healthy' | keyof typeof FAILURES;
