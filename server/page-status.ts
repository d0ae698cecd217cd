import type { ServerResponse } from 'node:http';

import { STATUS_HEADER } from '#lib/page-cache/page-headers.ts';

/**
 * Has a page that says its own status (lib/page-cache/page-headers.ts) answered with it. The response goes on to say what Next
 * gave it: Next may be rendering the page anew with this very response in its hands.
 */
export function answerPageStatus(response: ServerResponse): void {
  const original = response.writeHead.bind(response);
  function writeHead(...parts: Parameters<typeof original>): ServerResponse {
    const own = Number(response.getHeader(STATUS_HEADER));
    response.removeHeader(STATUS_HEADER);
    const [given, ...rest] = parts;
    if (!own || given !== 200) return original(...parts);
    original(...([own, ...rest] as typeof parts));
    response.statusCode = given;
    return response;
  }
  Object.assign(response, { writeHead });
}
