import fc from 'fast-check';
import { hostileAddress, parts } from './hostile-addresses.ts';
import { type Framed, hostileBody } from './hostile-bodies.ts';
import { hostileHeaders } from './hostile-headers.ts';
import type { RawRequest } from './raw-request.ts';

const METHODS = ['', ...parts('POST HEAD PUT DELETE OPTIONS PATCH TRACE CONNECT PROPFIND get FOO')];

const method = fc.oneof(
  { weight: 3, arbitrary: fc.constant('GET') },
  { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
);
const version = fc.oneof(
  { weight: 60, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '') },
);

const anything: fc.Arbitrary<RawRequest> = fc
  .tuple(fc.tuple(method, hostileAddress, version), hostileHeaders, hostileBody)
  .map(([line, headers, body]) => written(line.join(' '), headers, body));

const OF_OUR_PAGES = ['Sec-Fetch-Site: same-origin', 'Cookie: XSRF-TOKEN=x', 'X-XSRF-Token: x'];

/** A form as a page of ours sends it, but for one thing or another. */
const form: fc.Arbitrary<RawRequest> = fc
  .tuple(
    fc.constantFrom('email', 'email-ads', 'email-test-drive'),
    fc.constantFrom('json', 'x-www-form-urlencoded'),
    hostileHeaders,
    hostileBody,
  )
  .map(([call, type, headers, body]) => {
    const lines = [...OF_OUR_PAGES, `Content-Type: application/${type}`, ...headers.slice(0, 2)];
    return written(`POST /api/client-car/${call} HTTP/1.1`, lines, body);
  });

function written(line: string, headers: string[], { lines, body, isCut }: Framed): RawRequest {
  const head = [line, 'Connection: close', 'Host: localhost', ...headers, ...lines];
  return { text: `${head.join('\r\n')}\r\n\r\n${body}`, isCut };
}

/** A request in which anything may be wrong; all the same it asks that the connection end with the answer. */
export const malformedRequest: fc.Arbitrary<RawRequest> = fc.oneof(
  { weight: 6, arbitrary: anything },
  { weight: 1, arbitrary: form },
);
