/** The CSRF token as cookie and as header. */
export type CsrfHeaders = { cookie: string; 'x-xsrf-token': string };

const PREFIX = '/api/client-car';

export function get(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url + PREFIX + path, init);
}

export async function getJson(url: string, path: string): Promise<unknown> {
  return (await get(url, path)).json();
}

/** The token that a response sets. */
export function csrfHeadersOf(response: Response): CsrfHeaders {
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, 'x-xsrf-token': decodeURIComponent(cookie.replace('XSRF-TOKEN=', '')) };
}

export async function newCsrfHeaders(url: string): Promise<CsrfHeaders> {
  const response = await get(url, '/banners');
  await response.arrayBuffer();
  return csrfHeadersOf(response);
}

/** Posts with a new CSRF token. Text is sent unchanged, any other value as JSON. */
export async function post(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return get(url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await newCsrfHeaders(url)), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
