import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import { Refusal } from './refusal.ts';

export type Route = {
  method: 'GET' | 'POST';
  /** Segments, of which one may stand for any text: '/car/:chassisNumber'. */
  path: string;
  /** `param` is that text, decoded; '' when the path has no such segment. */
  handle(request: IncomingMessage, param: string): Answer | Promise<Answer>;
};

/** @throws Refusal 400 for a path that cannot be decoded, 404 for an unknown one, 405 for a wrong method. */
export async function route(routes: Route[], request: IncomingMessage, pathname: string): Promise<Answer> {
  const segments = pathname.split('/').map(decode);
  const here = routes.flatMap((candidate) => {
    const param = match(candidate.path.split('/'), segments);
    return param === null ? [] : [{ ...candidate, param }];
  });
  if (here.length === 0) throw new Refusal(404, 'There is nothing at this address.');

  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const found = here.find((candidate) => candidate.method === method);
  if (!found) throw wrongMethod(here.map((candidate) => candidate.method));
  return found.handle(request, found.param);
}

/** HEAD is allowed wherever GET is. */
export function wrongMethod(methods: Route['method'][]): Refusal {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
  return new Refusal(405, 'This address does not take that method.', {
    headers: { allow: allowed.join(', ') },
  });
}

/** @returns what the ':…' segment stands for, '' without one, null when the path does not match. */
function match(pattern: string[], segments: string[]): string | null {
  if (pattern.length !== segments.length) return null;
  let param = '';
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (expected.startsWith(':') && segment !== '') param = segment;
    else if (expected !== segment) return null;
  }
  return param;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Refusal(400, 'The address is not percent-encoded UTF-8.');
  }
}
