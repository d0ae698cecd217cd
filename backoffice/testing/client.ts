/** The cookie and the header that a backoffice wants with anything but a read. */
export type Pair = { cookie: string; 'x-xsrf-token': string };

const PREFIX = '/api/client-car';

export function get(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url + PREFIX + path, init);
}

export async function getJson(url: string, path: string): Promise<unknown> {
  return (await get(url, path)).json();
}

/** The pair that an answer brings. */
export function pairOf(response: Response): Pair {
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, 'x-xsrf-token': cookie.replace('XSRF-TOKEN=', '') };
}

export async function newPair(url: string): Promise<Pair> {
  const response = await get(url, '/banners');
  await response.arrayBuffer();
  return pairOf(response);
}

/** Posts with a pair of its own. Text is sent as it is, anything else as JSON. */
export async function post(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return get(url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await newPair(url)), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
