import type { ServerResponse } from 'node:http';
import session, { MemoryStore } from 'express-session';
import { csrf } from 'lusca';
import { type Reply, status } from './a-backoffice.ts';

/**
 * The middleware of a backoffice that ties its CSRF token to a session cookie, and issues another token with every response.
 * `forgetSessions` is its restart.
 */
export function aSessionGuard(): { guarded: (reply: Reply) => Reply; forgetSessions: () => void } {
  const store = new MemoryStore();
  const withSession = session({ secret: 'test', resave: false, saveUninitialized: false, store });
  const checkToken = csrf({ angular: true });
  function guarded(reply: Reply): Reply {
    return (response, received) => {
      const [method, url] = received.call.split(' ');
      const request = { method, url, originalUrl: url, headers: received.headers };
      withSession(request, asExpress(response), () =>
        checkToken(request, response, (error) => (error ? status(403) : reply)(response, received)),
      );
    };
  }
  return { guarded, forgetSessions: () => store.clear() };
}

/** Adds what Express adds to a response. */
function asExpress(response: ServerResponse): ServerResponse {
  return Object.assign(response, {
    locals: {},
    cookie: (name: string, value: string) =>
      response.appendHeader('set-cookie', `${name}=${encodeURIComponent(value)}; Path=/`),
  });
}
