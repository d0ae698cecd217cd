import { get, getJson, post } from '#backoffice/testing/client.ts';
import { aBackoffice } from '#backoffice/testing/a-backoffice.ts';
import type { Vehicle } from '#backoffice/vehicle.ts';

const backoffice = aBackoffice();

const A_TEXT: unknown = expect.any(String);
const A_NUMBER: unknown = expect.any(Number);
const A_LIST: unknown = expect.any(Array);
const A_PICTURE: unknown = expect.stringMatching(/^\/pictures\/[a-z0-9-]+\/[a-z0-9-]+\.avif$/);

async function list(path: string): Promise<Record<string, unknown>[]> {
  return (await getJson((await backoffice).url, path)) as Record<string, unknown>[];
}

test('an empty database gets the 304 sample vehicles, twelve of them featured', async () => {
  const { url } = await backoffice;
  expect(await (await post(url, '/cars', {})).json()).toMatchObject({ totalElements: 304 });
  expect(await list('/featured')).toHaveLength(12);
});

test('makes and models are sorted, without repeats and empty names', async () => {
  for (const path of ['/makes', '/models', '/models/toyota']) {
    const names = (await getJson((await backoffice).url, path)) as string[];
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')));
    expect(names).not.toContain('');
  }
});

test.each([
  ['/models/CITRO%C3%8BN', 'C3'],
  ['/models/citro%c3%abn', 'C3'],
  ['/models/MERCEDES-BENZ', 'A-CLASS'],
])('%s contains the %s', async (path, model) => {
  expect(await list(path)).toContain(model);
});

test.each(['/models/ROLLS%2FROYCE', '/models/A%26B', "/models/'%20OR%201=1"])(
  '%s is a make without models',
  async (path) => {
    expect(await list(path)).toEqual([]);
  },
);

test('a featured vehicle is found by its chassis number, with the same fields', async () => {
  const [featured] = await list('/featured');
  expect(featured).toMatchObject({
    id: A_NUMBER,
    chassisNumber: A_TEXT,
    images: A_LIST,
  });
  expect(featured).not.toHaveProperty('featured');
  expect(await list(`/car/${String(featured?.chassisNumber)}`)).toEqual(featured);
});

test('banners and testimonials have the fields of the API', async () => {
  expect((await list('/banners'))[0]).toEqual({ url: A_PICTURE });
  expect((await list('/testimonials'))[0]).toEqual({
    text: A_TEXT,
    name: A_TEXT,
    year: A_NUMBER,
  });
});

test('the list of posts omits their text, and a post by its id has it', async () => {
  const [first] = await list('/blogs');
  expect(Object.keys(first ?? {})).toEqual(['id', 'title', 'description', 'image']);
  expect(await list(`/blogs/${String(first?.id)}`)).toEqual({ ...first, post: A_TEXT });
});

test.each([
  ['GET', '/car/NOPE', 404],
  ['GET', '/car/', 404],
  ['GET', '/blogs/nope', 404],
  ['GET', '/nope', 404],
  ['GET', '', 404],
  ['GET', '/makes/', 404],
  ['GET', '/cars', 405],
  ['GET', '/email', 405],
  ['OPTIONS', '/makes', 405],
  ['GET', '/models/%E0%A4%A', 200],
  ['GET', '/car/%FF', 404],
  ['GET', '/car/%00', 404],
  ['HEAD', '/makes', 200],
  ['GET', '/makes?make=%zz', 200],
])('%s %s has the status %i', async (method, path, status) => {
  const response = await get((await backoffice).url, path, { method });
  expect(response.status).toBe(status);
  if (status === 405) expect(response.headers.get('allow')).toMatch(/GET, HEAD|POST/);
  if (method === 'HEAD') expect(await response.text()).toBe('');
  else expect(response.headers.get('content-type')).toMatch(/^application\/json/);
});

test('every picture of the sample data exists', async () => {
  const { url } = await backoffice;
  const { content } = (await (await post(url, '/cars', { size: 100 })).json()) as { content: Vehicle[] };
  const addresses = [
    ...content.flatMap(({ images }) => images),
    ...(await list('/banners')).map((banner) => String(banner.url)),
    ...(await list('/blogs')).map((blog) => String(blog.image)),
  ];
  const responses = [...new Set(addresses)].map((address) => fetch(url + address, { method: 'HEAD' }));
  expect(new Set((await Promise.all(responses)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('a picture may be cached for long and is revalidated by its ETag', async () => {
  const address = `${(await backoffice).url}${String((await list('/banners'))[0]?.url)}`;
  const response = await fetch(address);
  const { headers } = response;
  expect([response.status, headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  expect(headers.get('cache-control')).toMatch(/max-age=\d{6,}/);
  expect(headers.getSetCookie()).toEqual([]);
  const revalidated = await fetch(address, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
});

test.each([
  '/pictures/',
  '/pictures/nope/nope.avif',
  `/pictures/banners/${'x'.repeat(1000)}.avif`,
  '/pictures/banners/..%2f..%2fvehicles.csv',
  '/pictures/..%2fvehicles.csv',
  '/vehicles.csv',
])('there is no picture at %s', async (path) => {
  expect((await fetch((await backoffice).url + path)).status).toBe(404);
});
