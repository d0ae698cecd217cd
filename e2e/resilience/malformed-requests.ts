import fc from 'fast-check';
import { fuzzUrl, words } from './fuzz-urls.ts';
import { type Framed, fuzzBody } from './fuzz-bodies.ts';
import { fuzzHeaders } from './fuzz-headers.ts';
import type { RawRequest } from './raw-request.ts';

const METHODS = ['', ...words('POST HEAD PUT DELETE OPTIONS PATCH TRACE CONNECT PROPFIND get FOO')];

const method = fc.oneof(
  { weight: 3, arbitrary: fc.constant('GET') },
  { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
);
const version = fc.oneof(
  { weight: 60, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '') },
);

const anything: fc.Arbitrary<RawRequest> = fc
  .tuple(fc.tuple(method, fuzzUrl, version), fuzzHeaders, fuzzBody)
  .map(([line, headers, body]) => rawRequest(line.join(' '), headers, body));

const SAME_ORIGIN = ['Sec-Fetch-Site: same-origin', 'Cookie: XSRF-TOKEN=x', 'X-XSRF-Token: x'];

/** A form of the site with malformed headers and body. */
const form: fc.Arbitrary<RawRequest> = fc
  .tuple(
    fc.constantFrom('email', 'email-ads', 'email-test-drive'),
    fc.constantFrom('json', 'x-www-form-urlencoded'),
    fuzzHeaders,
    fuzzBody,
  )
  .map(([call, type, headers, body]) => {
    const lines = [...SAME_ORIGIN, `Content-Type: application/${type}`, ...headers.slice(0, 2)];
    return rawRequest(`POST /api/client-car/${call} HTTP/1.1`, lines, body);
  });

function rawRequest(line: string, headers: string[], { lines, body, isTruncated }: Framed): RawRequest {
  const head = [line, 'Connection: close', 'Host: localhost', ...headers, ...lines];
  return { text: `${head.join('\r\n')}\r\n\r\n${body}`, isTruncated };
}

/** A request with malformed parts. It always contains `Connection: close`. */
export const malformedRequest: fc.Arbitrary<RawRequest> = fc.oneof(
  { weight: 6, arbitrary: anything },
  { weight: 1, arbitrary: form },
);
