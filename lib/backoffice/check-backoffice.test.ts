import { aSessionGuard } from './testing/session-guard.ts';
import { startFixtureBackoffice, type FixtureBackoffice } from './testing/fixture-backoffice.ts';

let backoffice: FixtureBackoffice;

beforeEach(async () => {
  backoffice = await startFixtureBackoffice();
  process.env['BACKOFFICE_URL'] = backoffice.url;
  jest.resetModules();
});

afterEach(async () => {
  delete process.env['IMAGE_HOSTS'];
  await backoffice.stop();
});

async function results(sends: boolean) {
  const { checkBackoffice } = await import('./check-backoffice.ts');
  return checkBackoffice({ sends });
}

async function outcomes(sends: boolean): Promise<Record<string, string>> {
  return Object.fromEntries((await results(sends)).map(({ call, outcome }) => [call, outcome]));
}

/** Outcome and note of one line of a check without enquiries. */
async function line(call: string): Promise<string> {
  const found = (await results(false)).find((result) => result.call === call);
  return `${found?.outcome}: ${found?.note}`;
}

/** Answers every search by this status, and sets these cookies with the makes. */
function refuseSearches(status: number, cookies: string[]): void {
  backoffice.handleCalls(({ path }, response) => {
    if (path === '/makes') response.setHeader('set-cookie', cookies);
    if (path === '/cars') response.writeHead(status).end();
    return path === '/cars';
  });
}

test('a check without --send makes every call but the enquiries', async () => {
  const rows = Object.entries(await outcomes(false));
  expect(rows.filter(([, outcome]) => outcome !== 'ok')).toEqual(
    ['/email', '/email-test-drive', '/email-pre-order', '/email-sell-car', '/email-ads'].map((path) => [
      `POST ${path}`,
      'skipped',
    ]),
  );
  expect(backoffice.enquiries()).toEqual([]);
});

test('each form sends one test enquiry twice under one idempotency key', async () => {
  expect(Object.values(await outcomes(true))).not.toContain('failed');
  const keys = backoffice.enquiries().map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([10, 5]);
});

test('a token that is refused is not reported as accepted', async () => {
  refuseSearches(403, ['XSRF-TOKEN=a']);
  expect(await line('CSRF token')).toMatch(
    /^failed: issued, but refused by 4 of 4 checks with POST \/cars \(403\)/,
  );
});

test.each([
  [
    'refuses searches without issuing a token',
    403,
    'failed: POST /cars is refused (403), and no cookie XSRF-TOKEN is issued',
  ],
  ['fails', 500, 'skipped: no POST /cars was accepted: see above'],
])('a backoffice that %s is not reported as one that needs no token', async (_what, status, expected) => {
  refuseSearches(status, []);
  expect(await line('CSRF token')).toBe(expected);
});

test('a token that is tied to a session is told apart from none', async () => {
  expect(await line('CSRF token')).toBe('ok: none is issued, and POST /cars needs none');
  jest.resetModules();
  const { guarded } = aSessionGuard();
  backoffice.handleCalls(
    (call, response) =>
      new Promise((resolve) => {
        response.once('finish', () => resolve(true));
        guarded(() => resolve(false))(response, { ...call, call: `${call.method} ${call.path}` });
      }),
  );
  expect(await line('CSRF token')).toBe(
    'ok: issued, with connect.sid, which the site returns with it, and accepted by POST /cars',
  );
});

test('hosts of pictures that IMAGE_HOSTS lacks are named with the value that has them', async () => {
  process.env['IMAGE_HOSTS'] = 'listed.example';
  backoffice.handleCalls(({ path }, response) => {
    const replies: Record<string, unknown> = {
      '/banners': [{ url: 'https://listed.example/a.jpg' }, { url: '/b.jpg' }],
      '/blogs': [{ id: '1', title: 'Post', image: 'http://blog.example:8080/c.jpg' }],
      '/featured': [
        { chassisNumber: 'A', images: ['https://cdn.example/d.jpg', 'https://cdn.example/e.jpg'] },
      ],
      '/cars': { content: [{ chassisNumber: 'B', images: ['https://cars.example/f.jpg'] }], totalPages: 1 },
    };
    if (!(path in replies)) return false;
    response.end(JSON.stringify(replies[path]));
    return true;
  });
  expect(await line('Picture hosts')).toBe(
    'warning: 4 of 6 pictures are on cars.example, cdn.example, blog.example:8080 and are not resized: ' +
      'set IMAGE_HOSTS=listed.example,cars.example,cdn.example,blog.example:8080',
  );
});

test('a call with an invalid response fails, and checks that depend on it are skipped', async () => {
  backoffice.setMode('html', ['blogs']);
  backoffice.handleCalls(({ path }, response) => {
    if (path !== '/cars') return false;
    response.end('{"content":[],"totalPages":"many"}');
    return true;
  });
  expect(await outcomes(true)).toMatchObject({
    'GET /makes': 'ok',
    'POST /cars': 'failed',
    'GET /car/{chassisNumber}': 'skipped',
    'GET /blogs': 'failed',
    'GET /blogs/{id}': 'skipped',
    'POST /email-test-drive': 'skipped',
  });
});
